import HealthMath
import Members
import Storage

/// Reads what one member ate and whether they trained, as far as plates need it.
struct PlateHistoryStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the foods of a day and the week before it.
    func history(of day: CalendarDay) async throws -> PlateHistory {
        let lines = try await self.database.rows(
            """
            SELECT day, food_id, name, SUM(grams) FROM diary_entry
            WHERE owner_id = \(self.owner) AND day >= \(day.adding(days: -PlateHistory.memory).description)
                AND day <= \(day.description) AND removed_at IS NULL
            GROUP BY day, food_id, name
            LIMIT 1000
            """
        ) { row in
            var columns = row.reader
            let eaten = try columns.parsed("a day") { CalendarDay($0) }
            return PlateHistory.Line(
                daysAgo: day.days(since: eaten),
                food: try columns.optionalText(),
                name: try columns.text(),
                grams: try columns.optionalReal()
            )
        }
        return PlateHistory(lines)
    }

    /// Returns whether the member trained on a day: a workout or an activity here, or at least twenty minutes they
    /// typed.
    func trained(on day: CalendarDay) async throws -> Bool {
        try await self.database.exists(
            """
            SELECT 1 FROM energy_burned
            WHERE owner_id = \(self.owner) AND day = \(day.description) AND removed_at IS NULL
                AND (trained = 1 OR minutes >= 20) LIMIT 1
            """
        )
    }
}
