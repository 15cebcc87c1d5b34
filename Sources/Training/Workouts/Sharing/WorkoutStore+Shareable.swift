package import Foundation
package import HealthMath
import Storage

extension WorkoutStore {
    /// Returns the member's last workouts to choose from for sharing; `planned` are the days for which some are planned,
    /// by their ids.
    package func shareable(
        limit: Int,
        planned: [String: CalendarDay],
        today: CalendarDay,
        in zone: TimeZone
    ) async throws -> [ShareableWorkout] {
        let workouts = try await self.page(limit: limit)
        let ids = workouts.map(\.id)
        return ShareableWorkout.all(
            workouts,
            minutes: try await self.minutes(of: ids),
            done: try await self.doneDays(of: ids),
            planned: planned,
            today: today,
            in: zone
        )
    }

    /// Returns the days on which workouts were done last, by their ids.
    private func doneDays(of ids: [String]) async throws -> [String: CalendarDay] {
        guard !ids.isEmpty else { return [:] }
        let days = try await self.database.rows(
            """
            SELECT workout_id, MAX(day) FROM activity
            WHERE owner_id = \(self.owner) AND removed_at IS NULL AND workout_id IN \(list: ids)
            GROUP BY workout_id
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.parsed("a day", CalendarDay.init))
        }
        return Dictionary(days) { first, _ in first }
    }
}
