import HealthMath
import Storage

extension GoalStore {
    /// Returns the goals in force from the first to the last of some days.
    func goals(in days: ClosedRange<CalendarDay>) async throws -> DailyGoals {
        let first = days.lowerBound.description
        return DailyGoals(
            stretches: try await self.database.rows(
                """
                SELECT from_day, \(WeekTargets.columns) FROM daily_goal
                WHERE owner_id = \(self.owner) AND from_day <= \(days.upperBound.description) AND from_day >= COALESCE(
                    (SELECT MAX(from_day) FROM daily_goal WHERE owner_id = \(self.owner) AND from_day <= \(first)), '')
                ORDER BY from_day
                """
            ) { row in
                var columns = row.reader
                return DailyGoals.Stretch(
                    from: try columns.parsed("a day", CalendarDay.init),
                    targets: try WeekTargets(&columns)
                )
            }
        )
    }
}
