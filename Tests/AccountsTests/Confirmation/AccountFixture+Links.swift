import Members
import Notices
import Storage
import Testing

@testable import Accounts

extension AccountFixture {
    /// Has links mailed that confirm the present address, and that move the account to another one.
    func linksToBothAddresses(of account: Account) async throws -> (present: SecretToken, another: SecretToken) {
        let now = self.clock.now()
        let (letters, other) = (self.letters, "elsewhere@example.org")
        try await self.database.write { db in
            _ = try letters.askToConfirm(account, at: now, in: db)
            _ = try letters.askToMove(account, to: other, at: now, in: db)
        }
        let sent = try await self.delivered()
        func token(_ address: String) throws -> SecretToken {
            try #require(sent.first { $0.to == address && $0.subject == "Is this your address?" }?.token)
        }
        return (try token(account.email), try token(other))
    }
}
