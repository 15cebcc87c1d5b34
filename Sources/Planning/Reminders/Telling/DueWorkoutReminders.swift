import Foundation
import Storage

/// The reminders to train of everybody that have to be looked at: read by the index on their time, so the cost grows
/// with what is due and not with how many members there are.
struct DueWorkoutReminders: Sendable {
    let database: any Database

    /// Those that can't be read come beside the others: they are in the way until they are settled.
    func at(_ now: Date, limit: Int) async throws -> (rows: [StoredReminder], aside: [RowName]) {
        try await self.database.rowsSettingAside(
            Self.statement(now, limit),
            StoredReminder.names,
            StoredReminder.init
        )
    }

    /// Lets go of what could not be read or told, so that it stands before nobody else's.
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

    /// Holds what is due and what nobody else is at, with the members they belong to, and tells which sentence each of
    /// these heard last.
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
        \(ReminderPlanStore.skipping(dialect))
        """
    }

    /// Writes what became of reminders that are held; `line` is empty for those that stay with theirs.
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

    /// Remembers what members heard last.
    static func remember(_ lines: [Int64: String], in db: any SQLConnection) throws {
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
