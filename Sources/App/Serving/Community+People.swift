import Accounts
package import Community
import Foundation
import Jobs
package import Storage
import Web

/// What the community must know of accounts.
extension AppEnvironment {
    /// Who these members are, of those who are still here.
    @Sendable
    func people(_ ids: [Member.ID]) async throws -> [Member.ID: Person] {
        try await AccountPeople.lookup(self.database, confirms: self.config.mailCommand != nil)(ids)
    }

    /// What a buddy profile keeps of an account follows it.
    @Sendable
    func followPerson(_ job: Job) async throws -> JobOutcome {
        guard let member = Int64(job.payload) else { return .hopeless("no member") }
        guard let person = try await self.people([member])[member] else { return .done }
        try await ProfileStore(database: self.database, owner: member).follow(person)
        return .done
    }
}

/// People as accounts know them.
package enum AccountPeople {
    /// With `confirms`, who hasn't shown theirs to be theirs is not confirmed.
    package static func lookup(_ database: any Database, confirms: Bool) -> PersonLookup {
        { ids in
            let accounts = try await MemberStore(database: database).find(ids)
            return Dictionary(uniqueKeysWithValues: accounts.map { ($0.id, Self.person($0, confirms: confirms)) })
        }
    }

    private static func person(_ account: Account, confirms: Bool) -> Person {
        Person(
            id: account.id,
            firstName: account.firstName,
            screenName: account.screenName,
            birthday: account.birthday,
            gender: account.gender,
            timeZone: TimeZone(identifier: account.timeZone) ?? .gmt,
            isSuspended: account.suspendedAt != nil,
            isConfirmed: !confirms || account.emailConfirmedAt != nil
        )
    }
}
