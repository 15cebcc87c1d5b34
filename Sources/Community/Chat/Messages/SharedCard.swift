/// A workout or a meal that was given to a buddy, as it stands in their chat.
struct SharedCard: Codable, Sendable, Equatable {
    let title: String
    /// A few words about it: "45 min, at the gym".
    let note: String
    /// Where the receiver's copy is.
    let path: String
    /// Where the sender's own is.
    let ownPath: String
}
