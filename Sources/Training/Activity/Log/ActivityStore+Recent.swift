import Foundation
import Storage

extension ActivityStore {
    /// The exercises logged by themselves of late, the latest first.
    func recentExercises() async throws -> [Exercise.ID] {
        try await self.database.rows(
            """
            SELECT exercise_id, MAX(started_at) AS latest FROM activity
            WHERE owner_id = \(self.owner) AND exercise_id IS NOT NULL AND removed_at IS NULL
            GROUP BY exercise_id ORDER BY latest DESC, exercise_id LIMIT 6
            """
        ) { try $0.text(0) }
    }

    /// How much each exercise burned so far, where it was done three times or more since `limit`.
    func rates(since limit: Date) async throws -> [Exercise.ID: BurnRate] {
        let rates = try await self.database.rows(
            """
            SELECT exercise_id, COUNT(*), SUM(kcal), SUM(seconds) FROM activity
            WHERE owner_id = \(self.owner) AND exercise_id IS NOT NULL AND removed_at IS NULL AND seconds > 0
                AND started_at >= \(limit.milliseconds)
            GROUP BY exercise_id HAVING COUNT(*) >= \(BurnRate.enough)
            """
        ) { row in
            (
                try row.text(0),
                BurnRate(kilocaloriesAMinute: try row.real(2) / (try row.real(3) / 60), times: try row.int(1))
            )
        }
        return Dictionary(rates) { first, _ in first }
    }
}
