import Foundation
import HealthMath
import Members
import Storage

/// Reads one member's progress; it is derived from the log each time, so that corrections take effect.
struct ProgressStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the efforts of some exercises, in the order they were done.
    func efforts(of exercises: Set<Exercise.ID>) async throws -> [Exercise.ID: [Effort]] {
        try await self.database.read { [owner] db in try EffortStore(owner: owner).efforts(of: exercises, in: db) }
    }

    /// Returns the exercises done since a day, the latest first, at most `limit`.
    func recent(since day: CalendarDay, limit: Int) async throws -> [Exercise.ID] {
        try await self.database.rows(
            """
            SELECT exercise_id, MAX(at) AS latest FROM (
                SELECT s.exercise_id, s.done_at AS at
                FROM activity a JOIN activity_set s ON s.owner_id = a.owner_id AND s.activity_id = a.id
                WHERE a.owner_id = \(self.owner) AND a.day >= \(day.description) AND a.removed_at IS NULL
                    AND s.part = 'main'
                UNION ALL
                SELECT exercise_id, started_at FROM activity
                WHERE owner_id = \(self.owner) AND day >= \(day.description) AND removed_at IS NULL
                    AND exercise_id IS NOT NULL
            ) AS done
            GROUP BY exercise_id ORDER BY latest DESC, exercise_id LIMIT \(limit)
            """
        ) { try $0.text(0) }
    }

    /// Returns the next weights of some exercises, of which `plated` are done with a bar; leaves out those never done and
    /// those without a weight.
    func kilograms(
        of exercises: Set<Exercise.ID>,
        goal: TrainingGoal,
        on day: CalendarDay,
        plated: Set<Exercise.ID>
    ) async throws -> [Exercise.ID: Double] {
        try await self.database.read { [owner] db in
            try EffortStore(owner: owner).kilograms(of: exercises, goal: goal, on: day, plated: plated, in: db)
        }
    }
}
