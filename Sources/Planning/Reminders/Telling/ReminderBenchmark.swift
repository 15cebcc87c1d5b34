package import Foundation
package import Storage

/// Measures how long finding due reminders takes among many members' reminders.
package enum ReminderBenchmark {
    package struct Measurement: Sendable {
        package let name: String
        package let found: Int
        /// Milliseconds, in order.
        package let times: [Double]
    }

    /// Adds four reminders and a nightly planning for every row of `member`, in place of what was planned: two past ones,
    /// two to come.
    package static func fill(_ database: any Database, at now: Date) async throws {
        let now = now.milliseconds
        try await database.write { db in
            for number in 0..<4 as Range<Int64> {
                // Spreads them over a day; the past days' are settled, the coming days' due.
                let start: SQL = "\(now + (number - 2) * 86_400_000) + 1 + id * 7919 % 86400000"
                let (state, due): (String, SQL) = number < 2 ? ("missed", "NULL") : ("due", start)
                try db.execute(
                    """
                    INSERT INTO workout_reminder (owner_id, id, day, start_at, end_at, needed, lead, snooze, state, due_at)
                    SELECT id, \(String(number)) || substr('0000000-0000-4000-8000-000000000000', 1, 35 - length('' || id))
                        || id, '2026-01-01', \(start), 3600000 + \(start), 0, 0, 1, \(state), \(due) FROM member
                    """
                )
            }
            try db.execute("DELETE FROM reminder_plan")
            try db.execute(
                """
                INSERT INTO reminder_plan (owner_id, plan_at, turn, last_line)
                SELECT id, \(now) + 1 + id * 7919 % 86400000, 0, '' FROM member
                """
            )
            try db.execute("ANALYZE workout_reminder")
            try db.execute("ANALYZE reminder_plan")
        }
    }

    /// Measures finding nothing, and finding a batch of 200.
    package static func run(_ database: any Database, at now: Date, looks: Int = 200) async throws -> [Measurement] {
        let reminders = DueWorkoutReminders(database: database)
        let plans = ReminderPlanStore(database: database)
        // 200 of 100,000 reminders spread over a day are due within three minutes.
        let later = now.addingTimeInterval(600)
        return [
            try await self.measure("nothing is due", looks) { try await reminders.at(now, limit: 200).rows.count },
            try await self.measure("200 are due", looks) { try await reminders.at(later, limit: 200).rows.count },
            try await self.measure("200 are held to be told", looks) {
                try await database.write { try DueWorkoutReminders.hold(later, 200, in: $0).count }
            },
            try await self.measure("50 members' nightly turn", looks) {
                try await plans.due(at: later, limit: 50).count
            },
        ]
    }

    private static func measure(
        _ name: String,
        _ looks: Int,
        _ look: () async throws -> Int
    ) async throws -> Measurement {
        let clock = ContinuousClock()
        var times: [Double] = []
        var found = 0
        for _ in 0..<looks {
            let start = clock.now
            found = try await look()
            times.append((clock.now - start) / .milliseconds(1))
        }
        return Measurement(name: name, found: found, times: times.sorted())
    }
}
