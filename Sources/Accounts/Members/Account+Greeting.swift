import Notices

extension Account {
    /// The greeting of mails to the member.
    var greeting: String { LetterWords.greeting(self.firstName, isConfirmed: self.emailConfirmedAt != nil) }
}
