import Accounts
import Notices
import Nutrition
import Storage
import Web

/// Reminders, and what they must know of members that only Accounts can tell.
extension AppEnvironment {
    var reminderJob: ReminderJob {
        let members = MemberStore(database: self.database)
        return ReminderJob(
            database: self.database,
            mail: self.mail,
            publicAddress: self.config.publicAddress,
            recipients: { ids in
                let accounts = try await members.find(ids)
                return Dictionary(
                    uniqueKeysWithValues: accounts.map { ($0.id, Recipient(member: $0.asMember, email: $0.email)) }
                )
            },
            unsubscribe: { [letters] in try letters.unsubscribe($0, .reminder) },
            now: self.now
        )
    }
}
