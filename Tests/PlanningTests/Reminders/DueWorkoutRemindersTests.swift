import Foundation
import Storage
import Support
import Testing

@testable import Planning

struct DueWorkoutRemindersTests {
    @Test("a look and a nightly turn read what is due by their indexes", arguments: Backend.available)
    func plans(backend: Backend) async throws {
        let nudger = try await Nudger(backend, at: "2026-06-01T08:00:00Z")
        let noon = nudger.now.milliseconds
        try await nudger.database.write { db in
            try db.execute(
                """
                INSERT INTO member (name) WITH RECURSIVE number (n) AS (
                    SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 5000)
                SELECT 'Member ' || n FROM number
                """
            )
            try db.execute(
                """
                INSERT INTO workout_reminder (owner_id, id, day, start_at, end_at, needed, lead, snooze, state, due_at)
                SELECT id, substr('00000000-0000-4000-8000-000000000000' || id, length('' || id) + 1), '2026-06-01',
                    \(noon) + id, \(noon) + id + 3600000, 0, 0, 1, 'due', \(noon) + id FROM member
                """
            )
            try db.execute(
                """
                INSERT INTO reminder_plan (owner_id, plan_at, turn, last_line)
                SELECT id, \(noon) + id, 0, '' FROM member
                """
            )
        }
        let moment = Date(milliseconds: noon + 50)
        let holding = DueWorkoutReminders.holding(moment, 200, nudger.database.dialect)
        for (statement, table, index) in [
            (DueWorkoutReminders.statement(moment, 200), "workout_reminder", "workout_reminder_due"),
            (holding, "workout_reminder", "workout_reminder_due"),
            (ReminderPlanStore.statement(moment, 50), "reminder_plan", "reminder_plan_at"),
        ] {
            let plan = try await nudger.database.write { db in
                try db.execute("ANALYZE workout_reminder")
                try db.execute("ANALYZE reminder_plan")
                return db.dialect == .postgres
                    ? try db.rows("EXPLAIN \(statement)") { try $0.text(0) }
                    : try db.rows("EXPLAIN QUERY PLAN \(statement)") { try $0.text(3) }
            }
            #expect(plan.contains { $0.contains(index) }, "\(plan)")
            #expect(!plan.contains { $0.contains("SCAN \(table)") || $0.contains("Seq Scan on \(table)") }, "\(plan)")
        }
        #expect(try await DueWorkoutReminders(database: nudger.database).at(moment, limit: 200).rows.count == 50)
    }
}
