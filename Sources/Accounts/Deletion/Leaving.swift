import Foundation
import Jobs
import Members
import Notices
import Storage

/// Plans the deletion of an account after two weeks of grace.
struct Leaving: Sendable {
    /// The days between asking and deletion, in which logging in offers to stay.
    static let grace = 14

    let database: any Database
    let mail: MailJob
    let observer: AbsenceObserver
    let now: @Sendable () -> Date

    /// Returns when the account is deleted, and whether an administrator decided it; nil when no deletion is planned.
    func planned(of owner: Member.ID) async throws -> (due: Date, byHouse: Bool)? {
        try await self.database.row("SELECT due_at, by_house FROM leaving WHERE owner_id = \(owner)") { row in
            var columns = row.reader
            return (due: Date(milliseconds: try columns.integer()), byHouse: try columns.bool())
        }
    }

    /// Plans the deletion that the member asks for; throws `LastAdministrator` when other members would have none.
    func ask(_ account: Account) async throws -> Date {
        let now = self.now()
        return try await self.database.write { db in
            let due = try self.plan(account, byHouse: false, at: now, in: db)
            let day = DayName.long(due, in: TimeZone(identifier: account.timeZone) ?? .gmt)
            try SafetyWarning.leaving(on: day).send(to: account, by: self.mail, at: now, in: db)
            return due
        }
    }

    /// Plans the deletion that an administrator decides, from which only an administrator lets off; `reason` is sent to
    /// the member.
    func order(_ account: Account, because reason: String, at now: Date, in db: any SQLConnection) throws -> Date {
        let due = try self.plan(account, byHouse: true, at: now, in: db)
        let day = DayName.long(due, in: TimeZone(identifier: account.timeZone) ?? .gmt)
        try SafetyWarning.ordered(on: day, because: reason).send(to: account, by: self.mail, at: now, in: db)
        return due
    }

    /// Ends every session and token, and adds the job.
    private func plan(_ account: Account, byHouse: Bool, at now: Date, in db: any SQLConnection) throws -> Date {
        let due = now.addingTimeInterval(Double(Self.grace) * 86_400)
        try db.acquire(.roles)
        if try LastAdministrator.isThis(account.id, in: db) { throw LastAdministrator() }
        // What the house decided stays as it is, whatever the member asks.
        let planned = try db.row(
            """
            INSERT INTO leaving (owner_id, asked_at, due_at, by_house)
            VALUES (\(account.id), \(now.milliseconds), \(due.milliseconds), \(byHouse))
            ON CONFLICT (owner_id) DO UPDATE SET
                asked_at = CASE WHEN leaving.by_house = 1 THEN leaving.asked_at ELSE excluded.asked_at END,
                due_at = CASE WHEN leaving.by_house = 1 THEN leaving.due_at ELSE excluded.due_at END,
                by_house = CASE WHEN leaving.by_house = 1 THEN 1 ELSE excluded.by_house END
            RETURNING due_at
            """
        ) { Date(milliseconds: try $0.integer(0)) }
        try self.observer(AbsenceChange(account.id, .leaving, begins: true, at: now), db)
        try JobStore.add(DeletionJob.kind, payload: String(account.id), due: due, in: db)
        try SessionStore.endAll(of: account.id, but: nil, in: db)
        try TokenStore.revokeAll(of: account.id, in: db)
        return planned ?? due
    }

    /// Cancels the deletion that the member asked for; false when none is planned, an administrator decided it, or it has
    /// begun.
    @discardableResult
    func stay(_ owner: Member.ID) async throws -> Bool {
        let now = self.now()
        return try await self.database.write { db in
            let stays =
                try db.execute(
                    "DELETE FROM leaving WHERE owner_id = \(owner) AND by_house = 0 AND begun_at IS NULL"
                ) == 1
            if stays { try self.observer(AbsenceChange(owner, .leaving, begins: false, at: now), db) }
            return stays
        }
    }

    /// Cancels any deletion, for an administrator; false when none is planned.
    func keep(_ owner: Member.ID, at now: Date, in db: any SQLConnection) throws -> Bool {
        guard try db.execute("DELETE FROM leaving WHERE owner_id = \(owner) AND begun_at IS NULL") == 1 else {
            return false
        }
        try self.observer(AbsenceChange(owner, .leaving, begins: false, at: now), db)
        return true
    }
}
