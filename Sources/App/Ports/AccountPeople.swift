import Accounts
package import Community
import Foundation
package import Storage

/// Finds people for other wings in the accounts.
package enum AccountPeople {
    /// `confirms` says whether addresses are confirmed on this server; otherwise everybody counts as confirmed.
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
