package import HealthMath
package import Members
package import Storage

/// A member's steps or water of a day, for other wings.
package struct CountedReading: Sendable, Equatable {
    package let day: CalendarDay
    /// Whether it is water, in millilitres; else it is steps.
    package let isWater: Bool
    package let amount: Double

    /// Reads some days in the caller's transaction, in order.
    package static func all(
        of member: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ db: any SQLConnection
    ) throws -> [CountedReading] {
        try db.rows(
            """
            SELECT day, kind, amount FROM reading
            WHERE owner_id = \(member) AND day >= \(days.lowerBound.description)
                AND day <= \(days.upperBound.description)
                AND kind IN \(list: [MeasurementKind.steps.rawValue, MeasurementKind.water.rawValue])
            ORDER BY day, kind
            """
        ) { row in
            var columns = row.reader
            return CountedReading(
                day: try columns.parsed("day") { CalendarDay($0) },
                isWater: try columns.text() == MeasurementKind.water.rawValue,
                amount: try columns.real()
            )
        }
    }
}
