import Foundation
import HealthMath
import Members
import Storage

/// Reads the due reminders of all members by the index on their time, so that the cost grows with what is due and not
/// with the number of members.
struct DueReminders: Sendable {
    let database: any Database

    /// Returns unreadable rows separately; they would block others until they are switched off.
    func at(_ now: Date, limit: Int) async throws -> (rows: [DueReminder], aside: [RowName]) {
        try await self.database.rowsSettingAside(
            Self.statement(now, limit),
            RowNames("reminder", .owner, .key)
        ) { row in
            var columns = row.reader
            return DueReminder(
                owner: try columns.integer(),
                kind: try columns.parsed("a reminder", ReminderKind.init),
                minutes: try columns.int(),
                channel: try columns.choice(),
                due: Date(milliseconds: try columns.integer()),
                lastDay: try columns.optionalText().flatMap { CalendarDay($0) }
            )
        }
    }

    static func statement(_ now: Date, _ limit: Int) -> SQL {
        """
        SELECT owner_id, kind, minutes, channel, due_at, last_day FROM reminder
        WHERE due_at <= \(now.milliseconds) ORDER BY due_at, owner_id, kind LIMIT \(limit)
        """
    }

    /// Switches off unreadable reminders, so that they don't block others.
    func switchOff(_ rows: [RowName]) async throws {
        guard !rows.isEmpty else { return }
        try await self.database.write { db in
            for row in rows {
                try db.execute("UPDATE reminder SET due_at = NULL WHERE owner_id = \(row.owner) AND kind = \(row.key)")
            }
        }
    }

    /// Moves a reminder on, in the transaction that sends it; false when another node was faster.
    static func moveOn(
        _ reminder: DueReminder,
        to next: Date,
        sentFor day: CalendarDay?,
        timeZone: TimeZone?,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.execute(
            """
            UPDATE reminder SET due_at = \(next.milliseconds),
                last_day = COALESCE(CAST(\(day?.description) AS TEXT), last_day),
                time_zone = COALESCE(CAST(\(timeZone?.identifier) AS TEXT), time_zone)
            WHERE owner_id = \(reminder.owner) AND kind = \(reminder.kind.text) AND due_at = \(reminder.due.milliseconds)
            """
        ) == 1
    }

    /// Plans reminders anew after a member's time zone changed.
    func follow(_ owner: Member.ID, to zone: TimeZone, now: Date) async throws {
        try await self.database.write { db in
            let kinds = try db.rows(
                "SELECT kind, minutes FROM reminder WHERE owner_id = \(owner) AND due_at IS NOT NULL ORDER BY kind"
            ) { row in
                var columns = row.reader
                return (kind: try columns.text(), minutes: try columns.int())
            }
            for (kind, minutes) in kinds {
                let next = WallClock(zone).next(minutes: minutes, after: now)
                try db.execute(
                    """
                    UPDATE reminder SET time_zone = \(zone.identifier), due_at = \(next.milliseconds)
                    WHERE owner_id = \(owner) AND kind = \(kind) AND due_at IS NOT NULL
                    """
                )
            }
        }
    }
}
