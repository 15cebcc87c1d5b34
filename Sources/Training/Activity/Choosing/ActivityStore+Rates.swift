import Foundation
import Storage

extension ActivityStore {
    /// Returns the mean energy a minute of each exercise that was done at least three times since `limit`.
    func rates(since limit: Date) async throws -> [Exercise.ID: BurnRate] {
        let rates = try await self.database.rows(
            """
            SELECT exercise_id, SUM(kcal), SUM(seconds), COUNT(*) FROM activity
            WHERE owner_id = \(self.owner) AND exercise_id IS NOT NULL AND removed_at IS NULL AND seconds > 0
                AND started_at >= \(limit.milliseconds)
            GROUP BY exercise_id HAVING COUNT(*) >= \(BurnRate.enough)
            """
        ) { row in
            var columns = row.reader
            let exercise = try columns.text()
            let (kilocalories, minutes) = (try columns.real(), try columns.real() / 60)
            return (exercise, BurnRate(kilocaloriesAMinute: kilocalories / minutes, times: try columns.int()))
        }
        return Dictionary(rates) { first, _ in first }
    }
}
