/// A workout or a meal that was given to a buddy, as it stands in their chat.
package struct SharedCard: Codable, Sendable, Equatable {
    package let title: String
    /// A few words about it: "45 min, at the gym".
    package let note: String
    /// Where the receiver's copy is.
    package let path: String
    /// Where the sender's own is.
    package let ownPath: String

    package init(title: String, note: String, path: String, ownPath: String) {
        self.title = title
        self.note = note
        self.path = path
        self.ownPath = ownPath
    }
}
