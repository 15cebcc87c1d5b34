/// An offer to finish a set-up that was left half-way, which one wing makes and another shows.
package struct SetUpOffer: Encodable, Sendable, Equatable {
    /// "2 questions are left. …"
    package let setUpWords: String
    package let setUpPath: String
    /// Puts the offer off until tomorrow.
    package let setUpLaterPath: String

    package init(words: String, path: String, laterPath: String) {
        self.setUpWords = words
        self.setUpPath = path
        self.setUpLaterPath = laterPath
    }
}
