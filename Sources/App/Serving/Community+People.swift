import Accounts
import Community
import Foundation
import Web

/// What the community must know of accounts.
extension House {
    /// Who these members are, of those who are still here.
    @Sendable
    func people(_ ids: [Member.ID]) async throws -> [Member.ID: Person] {
        let accounts = try await MemberStore(database: self.database).find(ids)
        return Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, self.person($0)) })
    }

    private func person(_ account: Account) -> Person {
        Person(
            id: account.id,
            firstName: account.firstName,
            screenName: account.screenName,
            birthday: account.birthday,
            gender: account.gender,
            timeZone: TimeZone(identifier: account.timeZone) ?? .gmt,
            isSuspended: account.suspendedAt != nil,
            isConfirmed: self.config.mailCommand == nil || account.emailConfirmedAt != nil
        )
    }
}
