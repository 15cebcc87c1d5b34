import Foundation
import HealthMath
import Members
import Storage

/// How many signed up and were active in the day before each count; a count is made once a day.
struct HouseDays: Sendable {
    struct Day: Sendable, Equatable {
        let day: CalendarDay
        let signedUp: Int
        let active: Int
    }

    /// How long counts are kept, in days.
    private static let kept = 400

    let database: any Database

    /// Writes the count of the day (in UTC) on which it is made, and forgets old ones.
    func write(signedUp: Int, active: Int, at now: Date) async throws {
        let day = CalendarDay(now, in: .gmt)
        let oldest = CalendarDay(now.addingTimeInterval(-Double(Self.kept) * 86_400), in: .gmt)
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO house_day (day, signed_up, active) VALUES (\(day.description), \(signedUp), \(active))
                ON CONFLICT (day) DO UPDATE SET signed_up = excluded.signed_up, active = excluded.active
                """
            )
            try db.execute("DELETE FROM house_day WHERE day < \(oldest.description)")
        }
    }

    /// Returns the latest days first.
    func latest(_ count: Int) async throws -> [Day] {
        try await self.database.rows("SELECT day, signed_up, active FROM house_day ORDER BY day DESC LIMIT \(count)") {
            row in
            var columns = row.reader
            return Day(
                day: try columns.parsed("day") { CalendarDay($0) },
                signedUp: try columns.int(),
                active: try columns.int()
            )
        }
    }
}
