import Accounts
import Community

/// How the community suspends members: accounts keep who is.
extension AppEnvironment {
    var suspending: Suspending {
        Suspending(
            begin: { member, now, db in
                do {
                    return try Suspension.begin(of: member, at: now, in: db)
                } catch is LastAdministrator {
                    throw Suspending.LastOne()
                }
            },
            end: { try Suspension.end(of: $0, in: $1) },
            all: {
                // So many that an administrator looks through them; more are let back from the command line.
                let accounts = try await MemberStore(database: self.database).suspended(limit: 200)
                return accounts.compactMap { account in account.suspendedAt.map { (account.id, $0) } }
            }
        )
    }
}
