import Foundation
import Jobs
import Members
import Notices
import Storage

/// Deletes the account of a member who asked to leave and did not come back in time.
///
/// Every table of a member's data refers to the member's row and would be deleted with it. Years of a diary in one
/// transaction would keep all others from writing meanwhile, so the tables are emptied of the member's rows first, some
/// rows at a time, and the member's own row goes last with what is left. From its first transaction on nobody can stay.
struct DeletionJob: Sendable {
    static let kind = "delete-account"

    let database: any Database
    let mail: MailJob
    let observer: AbsenceObserver
    let now: @Sendable () -> Date

    /// Does nothing when the member decided to stay, or asked anew: the later request has a job of its own.
    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("not a member's id") }
        guard try await self.begin(owner) else { return .done }
        for rows in try await self.database.read({ try MemberRows.all($0) }) {
            try await rows.delete(of: owner, in: self.database)
        }
        let now = self.now()
        try await self.database.write { [mail] db in
            let account = try db.row("SELECT \(Account.columns) FROM member WHERE id = \(owner)", Account.init)
            guard let account else { return }
            try mail.post(Self.farewell(account), at: now, in: db)
            try db.execute("DELETE FROM member WHERE id = \(owner)")
        }
        return .done
    }

    /// Decides that the member goes, and ends what they are logged in with; false when they stay.
    private func begin(_ owner: Member.ID) async throws -> Bool {
        let now = self.now()
        return try await self.database.write { [mail, observer] db in
            try db.acquire(.roles)
            let account = try db.row(
                """
                SELECT \(Account.columns) FROM member WHERE id = \(owner)
                    AND id IN (SELECT owner_id FROM leaving WHERE owner_id = \(owner)
                        AND (due_at <= \(now.milliseconds) OR begun_at IS NOT NULL))
                """,
                Account.init
            )
            guard let account else { return false }
            if try LastAdministrator.isThis(owner, in: db) {
                try db.execute("DELETE FROM leaving WHERE owner_id = \(owner)")
                try observer(AbsenceChange(owner, .leaving, begins: false, at: now), db)
                try SafetyWarning.neededHere.send(to: account, by: mail, at: now, in: db)
                return false
            }
            try db.execute(
                "UPDATE leaving SET begun_at = \(now.milliseconds) WHERE owner_id = \(owner) AND begun_at IS NULL"
            )
            // Who is going is no administrator any more, so that nobody else's leaving counts on them.
            try db.execute("UPDATE member SET role = \(Member.Role.member.rawValue) WHERE id = \(owner)")
            try SessionStore.endAll(of: owner, but: nil, in: db)
            return true
        }
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
