import Foundation
import Jobs
import Notices
import Storage

/// Deletes the account of a member who asked to leave and did not come back in time.
///
/// Every table of a member's data refers to the member's row and is deleted with it, in one transaction.
struct DeletionJob: Sendable {
    static let kind = "delete-account"

    let database: any Database
    let mail: MailJob
    let observer: LeavingObserver
    let now: @Sendable () -> Date

    /// Does nothing when the member decided to stay, or asked anew: the later request has a job of its own.
    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("not a member's id") }
        let now = self.now()
        try await self.database.write { [mail, observer] db in
            try db.acquire(.roles)
            let account = try db.row(
                """
                SELECT \(Account.columns) FROM member WHERE id = \(owner)
                    AND id IN (SELECT owner_id FROM leaving WHERE owner_id = \(owner) AND due_at <= \(now.milliseconds))
                """,
                Account.init
            )
            guard let account else { return }
            if try LastAdministrator.isThis(owner, in: db) {
                try db.execute("DELETE FROM leaving WHERE owner_id = \(owner)")
                try observer(owner, false, db)
                return try SafetyWarning.neededHere.send(to: account, by: mail, at: now, in: db)
            }
            try mail.post(Self.farewell(account), at: now, in: db)
            try db.execute("DELETE FROM member WHERE id = \(owner)")
        }
        return .done
    }

    private static func farewell(_ account: Account) -> Letter {
        Letter(
            to: account.email,
            subject: "Your account is deleted",
            text: """
                \(account.greeting)

                Your account and everything in it is deleted. Backups that the operator made before may hold it until they
                are replaced.

                All the best,
                Your Spotter

                """
        )
    }
}
