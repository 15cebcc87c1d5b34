package import HealthMath
package import Members
package import Storage

/// The steps of a member, day by day.
package enum WalkedDays {
    package static func steps(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ database: any Database
    ) async throws -> [CalendarDay: Double] {
        let rows = try await database.rows(
            """
            SELECT day, amount FROM reading
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description)
                AND day <= \(days.upperBound.description) AND kind = \(MeasurementKind.steps.rawValue)
            """
        ) { row in
            var columns = row.reader
            return (try columns.parsed("a day") { CalendarDay($0) }, try columns.real())
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }
}
