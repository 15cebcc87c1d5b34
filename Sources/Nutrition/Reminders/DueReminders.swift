import Foundation
import HealthMath
import Storage
import Web

/// The reminders of everybody that are due: read by the index on their time, so the cost grows with what is due and
/// not with how many members there are.
struct DueReminders: Sendable {
    let database: any Database

    func at(_ now: Date, limit: Int) async throws -> [DueReminder] {
        try await self.database.rows(Self.statement(now, limit)) { row in
            guard let kind = ReminderKind(try row.text(1)), let channel = ReminderChannel(rawValue: try row.text(3))
            else { throw DatabaseError.column(1, expected: "a reminder") }
            return DueReminder(
                owner: try row.integer(0),
                kind: kind,
                minutes: try row.int(2),
                channel: channel,
                due: Date(milliseconds: try row.integer(4)),
                lastDay: try row.optionalText(5).flatMap { CalendarDay($0) }
            )
        }
    }

    static func statement(_ now: Date, _ limit: Int) -> SQL {
        """
        SELECT owner_id, kind, minutes, channel, due_at, last_day FROM reminder
        WHERE due_at <= \(now.milliseconds) ORDER BY due_at, owner_id, kind LIMIT \(limit)
        """
    }

    /// Moves a reminder on, in the transaction of what is said; false when another node was faster.
    static func moveOn(
        _ reminder: DueReminder,
        to next: Date?,
        sentFor day: CalendarDay?,
        timeZone: TimeZone?,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.execute(
            """
            UPDATE reminder SET due_at = \(next?.milliseconds),
                last_day = COALESCE(CAST(\(day?.description) AS TEXT), last_day),
                time_zone = COALESCE(CAST(\(timeZone?.identifier) AS TEXT), time_zone)
            WHERE owner_id = \(reminder.owner) AND kind = \(reminder.kind.text) AND due_at = \(reminder.due.milliseconds)
            """
        ) == 1
    }

    /// Plans anew what was planned by the clock of a time zone that its member has left; returns how many.
    ///
    /// `zones` says every member's `owner_id` and `time_zone`.
    func follow(_ zones: SQL, now: Date) async throws -> Int {
        let moved = try await self.database.rows(
            """
            SELECT reminder.owner_id, kind, minutes, zone.time_zone FROM reminder
            JOIN (\(zones)) AS zone ON zone.owner_id = reminder.owner_id
            WHERE due_at IS NOT NULL AND reminder.time_zone <> zone.time_zone LIMIT 1000
            """
        ) { (owner: try $0.integer(0), kind: try $0.text(1), minutes: try $0.int(2), zone: try $0.text(3)) }
        guard !moved.isEmpty else { return 0 }
        try await self.database.write { db in
            for reminder in moved {
                let clock = WallClock(TimeZone(identifier: reminder.zone) ?? .gmt)
                let next = clock.next(minutes: reminder.minutes, after: now)
                try db.execute(
                    """
                    UPDATE reminder SET time_zone = \(reminder.zone), due_at = \(next.milliseconds)
                    WHERE owner_id = \(reminder.owner) AND kind = \(reminder.kind) AND due_at IS NOT NULL
                    """
                )
            }
        }
        return moved.count
    }
}
