package import HealthMath
package import Members
package import Storage

/// What a member burned by exercise, day by day.
package enum ExercisedDays {
    /// Returns kcal by day, without what a device counted beside training.
    package static func kilocalories(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ database: any Database
    ) async throws -> [CalendarDay: Double] {
        let rows = try await database.rows(
            """
            SELECT day, SUM(kcal) FROM energy_burned
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description)
                AND day <= \(days.upperBound.description) AND removed_at IS NULL AND sent IS NULL
            GROUP BY day
            """
        ) { row in
            var columns = row.reader
            return (try columns.parsed("a day") { CalendarDay($0) }, try columns.real())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
