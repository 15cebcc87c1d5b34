/// A workout or a meal that was shared in a chat.
struct SharedCard: Codable, Sendable, Equatable {
    let title: String
    /// A few words about it: "45 min, at the gym".
    let note: String
    /// The path of the receiver's copy.
    let path: String
    /// The path of the sender's own.
    let ownPath: String
    /// The names of figures that show what a workout is like; nil for none.
    var figures: [String]?
    /// The names of the signs of a meal's foods, in `foods.svg`; nil for none.
    var signs: [String]?
    /// The energy of all of a meal; nil for a workout, or where not all is known.
    var kilocalories: Double?

    /// Whether it proposes to train together: both then find the answer in their chat, and neither has a copy.
    var isProposal: Bool { self.path == self.ownPath }
}
