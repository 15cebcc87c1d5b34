import Foundation
import Notices
import Storage
import Web

/// Stores the results of readings.
extension CalendarStore {
    /// Stores the result of a due reading; discards it when the calendar was disconnected meanwhile, or when the member
    /// asked for another reading, which uses their newer choices.
    func settle(
        _ calendar: DueCalendar,
        _ outcome: Result<CalendarContents?, CalendarTrouble>,
        zone: TimeZone,
        at now: Date
    ) async throws {
        let jitter = Double.random(in: 0...1)
        let due = CalendarPace.next(calendar.kind, at: now, jitter: jitter)
        try await self.database.write { [self] db in
            guard try self.endLease(calendar, in: db), let there = try self.find(calendar.id, in: db) else { return }
            switch outcome {
            case .success(let reading?):
                if let settings = reading.settings { try self.keep(settings: settings, of: there.id, in: db) }
                try self.keep(reading, of: there, zone: zone, at: now, due: due, in: db)
            case .success(nil):
                try db.execute(
                    """
                    UPDATE calendar SET read_at = \(now.milliseconds), trouble = NULL, failures = 0,
                        due_at = \(due.milliseconds)
                    WHERE owner_id = \(self.owner) AND id = \(there.id)
                    """
                )
            case .failure(let trouble):
                try self.keep(trouble, of: there, failures: calendar.failures + 1, jitter: jitter, at: now, in: db)
            }
        }
    }

    /// Replaces a calendar's busy times and state, in the caller's transaction.
    func keep(
        _ reading: CalendarContents,
        of calendar: ConnectedCalendar,
        zone: TimeZone,
        at now: Date,
        due: Date,
        in db: any SQLConnection
    ) throws {
        let state = try self.sealed(reading.state, "state", calendar.id)
        try db.execute(
            """
            UPDATE calendar SET state = \(state), zone = \(zone.identifier), whole_at = \(now.milliseconds),
                read_at = \(now.milliseconds), busy_count = \(reading.busy.count), unread_count = \(reading.unread),
                trouble = NULL, failures = 0, due_at = \(due.milliseconds)
            WHERE owner_id = \(self.owner) AND id = \(calendar.id)
            """
        )
        let busy = calendar.showsTitles ? reading.busy : reading.busy.untitled()
        try BusyStore(database: self.database, seal: self.seal, owner: self.owner)
            .replace(calendar.id, with: busy, in: db)
        try PlanAgain.add(for: self.owner, at: now, in: db)
    }

    /// Ends the lease of a reading and locks the row until the transaction ends; false when the calendar is gone or its
    /// due time was changed.
    private func endLease(_ calendar: DueCalendar, in db: any SQLConnection) throws -> Bool {
        try db.execute(
            """
            UPDATE calendar SET due_at = NULL
            WHERE owner_id = \(self.owner) AND id = \(calendar.id) AND due_at = \(calendar.leasedUntil)
            """
        ) == 1
    }

    private func keep(
        _ trouble: CalendarTrouble,
        of calendar: ConnectedCalendar,
        failures: Int,
        jitter: Double,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        let due = CalendarPace.next(after: trouble, failures: failures, at: now, jitter: jitter)
        let words = try self.sealed(trouble.words, "trouble", calendar.id)
        try db.execute(
            """
            UPDATE calendar SET trouble = \(words), failures = \(failures), due_at = \(due?.milliseconds)
            WHERE owner_id = \(self.owner) AND id = \(calendar.id)
            """
        )
        guard CalendarPace.isToBeTold(trouble, failures: failures) else { return }
        // The cause stays the same as long as the trouble lasts, so that it is told once.
        let since = calendar.readAt?.milliseconds ?? 0
        try Notice.tell(
            self.owner,
            .calendar,
            "We haven't been able to read one of your calendars for a while. See which one, and what helps.",
            path: Places.calendars.path,
            cause: "calendar \(calendar.id) unread since \(since)",
            at: now,
            in: db
        )
    }
}
