import Foundation
import Jobs
package import Members
import Notices
package import Storage

/// Observes that a member is about to leave, or decided to stay (`isLeaving` is false then); called in the same
/// transaction.
package typealias LeavingObserver =
    @Sendable (_ member: Member.ID, _ isLeaving: Bool, _ connection: any SQLConnection) throws -> Void

/// Plans the deletion of an account after two weeks of grace.
struct Leaving: Sendable {
    /// The days between asking and deletion, in which logging in offers to stay.
    static let grace = 14

    let database: any Database
    let mail: MailJob
    let observer: LeavingObserver
    let now: @Sendable () -> Date

    /// When the account is deleted; nil when the member didn't ask to leave.
    func due(of owner: Member.ID) async throws -> Date? {
        try await self.database.row("SELECT due_at FROM leaving WHERE owner_id = \(owner)") {
            Date(milliseconds: try $0.integer(0))
        }
    }

    /// Ends every session and token and plans the deletion; throws `LastAdministrator` when other members would have
    /// none.
    func ask(_ account: Account) async throws -> Date {
        let now = self.now()
        let due = now.addingTimeInterval(Double(Self.grace) * 86_400)
        try await self.database.write { [mail, observer] db in
            try db.acquire(.roles)
            if try LastAdministrator.isThis(account.id, in: db) { throw LastAdministrator() }
            try db.execute(
                """
                INSERT INTO leaving (owner_id, asked_at, due_at)
                VALUES (\(account.id), \(now.milliseconds), \(due.milliseconds))
                ON CONFLICT (owner_id) DO UPDATE SET asked_at = excluded.asked_at, due_at = excluded.due_at
                """
            )
            try observer(account.id, true, db)
            try JobStore.add(DeletionJob.kind, payload: String(account.id), due: due, in: db)
            try SessionStore.endAll(of: account.id, but: nil, in: db)
            try TokenStore.revokeAll(of: account.id, in: db)
            let day = DateWords.day(due, in: TimeZone(identifier: account.timeZone) ?? .gmt)
            try SafetyWarning.leaving(on: day).send(to: account, by: mail, at: now, in: db)
        }
        return due
    }

    /// Cancels the deletion; does nothing when none is planned.
    func stay(_ owner: Member.ID) async throws {
        try await self.database.write { [observer] db in
            try db.execute("DELETE FROM leaving WHERE owner_id = \(owner)")
            try observer(owner, false, db)
        }
    }
}
