import Notices

extension Account {
    /// How a letter to the member's address begins.
    var greeting: String { LetterWords.greeting(self.firstName, isConfirmed: self.emailConfirmedAt != nil) }
}
