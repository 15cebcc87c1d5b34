import Foundation
import Members
import Storage

/// Reads the due reminders of all members by the index on their time, so that the cost grows with what is due and not
/// with the number of members.
struct DueWorkoutReminders: Sendable {
    let database: any Database

    /// Returns unreadable rows separately; they would block others until they are settled.
    func at(_ now: Date, limit: Int) async throws -> (rows: [StoredReminder], aside: [RowName]) {
        try await self.database.rowsSettingAside(
            Self.statement(now, limit),
            StoredReminder.names,
            StoredReminder.init
        )
    }

    /// Settles rows that couldn't be read or told, so that they don't block others.
    func letGo(_ rows: [RowName]) async throws {
        guard !rows.isEmpty else { return }
        try await self.database.write { db in
            for row in rows {
                try db.execute(
                    """
                    UPDATE workout_reminder SET state = 'gone', due_at = NULL
                    WHERE owner_id = \(row.owner) AND id = \(row.key) AND due_at IS NOT NULL
                    """
                )
            }
        }
    }

    static func statement(_ now: Date, _ limit: Int) -> SQL {
        """
        SELECT \(StoredReminder.columns) FROM workout_reminder WHERE due_at <= \(now.milliseconds)
        ORDER BY due_at, owner_id, id LIMIT \(limit)
        """
    }

    /// Locks the due reminders that nobody else has locked, with their members, and returns the sentence that each
    /// member got last.
    static func hold(
        _ now: Date,
        _ limit: Int,
        in db: any SQLConnection
    ) throws -> [(reminder: StoredReminder, lastLine: String)] {
        try db.rowsSettingAside(Self.holding(now, limit, db.dialect), StoredReminder.names) { row in
            var columns = row.reader
            return (reminder: try StoredReminder(&columns), lastLine: try columns.text())
        }.rows
    }

    static func holding(_ now: Date, _ limit: Int, _ dialect: Dialect) -> SQL {
        """
        SELECT \(StoredReminder.columns), reminder_plan.last_line FROM workout_reminder
        JOIN reminder_plan ON reminder_plan.owner_id = workout_reminder.owner_id
        WHERE workout_reminder.due_at <= \(now.milliseconds)
        ORDER BY workout_reminder.due_at, workout_reminder.owner_id, workout_reminder.id LIMIT \(limit)
        \(dialect.skippingLocked)
        """
    }

    /// Writes the new states of locked reminders; an empty `line` keeps the old one.
    static func moveOn(_ reminders: [(reminder: StoredReminder, line: String)], in db: any SQLConnection) throws {
        let rows = reminders.map { one -> [any SQLBindable] in
            [
                one.reminder.owner, one.reminder.id, one.reminder.reminder.state.name, one.reminder.reminder.next ?? 0,
                one.line,
            ]
        }
        for some in rows.filledHandfuls {
            try db.execute(
                """
                UPDATE workout_reminder SET state = done.column3, due_at = NULLIF(done.column4, 0),
                    line = COALESCE(NULLIF(done.column5, ''), line)
                FROM (VALUES \(SQL.rows(some))) AS done
                WHERE workout_reminder.owner_id = done.column1 AND workout_reminder.id = done.column2
                """
            )
        }
    }

    /// Stores the sentence that each member got last.
    static func remember(_ lines: [Member.ID: String], in db: any SQLConnection) throws {
        let rows = lines.sorted { $0.key < $1.key }.map { owner, line -> [any SQLBindable] in [owner, line] }
        for some in rows.filledHandfuls {
            try db.execute(
                """
                UPDATE reminder_plan SET last_line = said.column2 FROM (VALUES \(SQL.rows(some))) AS said
                WHERE reminder_plan.owner_id = said.column1
                """
            )
        }
    }
}
