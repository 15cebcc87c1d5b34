import FoodCatalogue
import HealthMath
import Members
import Storage

/// Finds the foods that one member has eaten, so that they can be logged again by one tap.
struct HistoryStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// A food as it was eaten the last time.
    struct Eaten: Sendable, Equatable {
        let food: Food.ID
        let name: String
        let amount: Double
        let unit: String
        let kcal: Double?
        let times: Int
    }

    /// Counts how often each food was eaten since a day.
    func familiar(since day: CalendarDay) async throws -> [Food.ID: Int] {
        let counts = try await self.database.rows(
            """
            SELECT food_id, COUNT(*) FROM diary_entry
            WHERE owner_id = \(self.owner) AND day >= \(day.description) AND removed_at IS NULL AND food_id IS NOT NULL
            GROUP BY food_id
            """
        ) { row in
            var columns = row.reader
            return (try columns.text(), try columns.int())
        }
        return Dictionary(uniqueKeysWithValues: counts)
    }

    /// Returns the foods eaten most often since a day, those of this meal first.
    func frequent(at meal: String, since day: CalendarDay, limit: Int = 30) async throws -> [Eaten] {
        try await self.eaten(
            """
            SELECT \(Self.columns) FROM (\(self.counted(since: day, meal: meal))) AS eaten WHERE newest = 1
            ORDER BY times_here DESC, times DESC, food_id LIMIT \(limit)
            """
        )
    }

    /// Returns the foods eaten since a day, the last one first.
    func recent(since day: CalendarDay, limit: Int = 30) async throws -> [Eaten] {
        try await self.eaten(
            """
            SELECT \(Self.columns) FROM (\(self.counted(since: day, meal: ""))) AS eaten WHERE newest = 1
            ORDER BY created_at DESC, food_id LIMIT \(limit)
            """
        )
    }

    /// Returns the last time that each of these foods was eaten, if any.
    func last(_ foods: [Food.ID]) async throws -> [Food.ID: Eaten] {
        guard !foods.isEmpty else { return [:] }
        let eaten = try await self.eaten(
            """
            SELECT \(Self.columns) FROM (
                SELECT food_id, name, amount, unit, kcal, COUNT(*) OVER (PARTITION BY food_id) AS times,
                    ROW_NUMBER() OVER (PARTITION BY food_id ORDER BY created_at DESC, id DESC) AS newest
                FROM diary_entry
                WHERE owner_id = \(self.owner) AND removed_at IS NULL AND food_id IN \(list: foods)
            ) AS eaten WHERE newest = 1
            """
        )
        return Dictionary(uniqueKeysWithValues: eaten.map { ($0.food, $0) })
    }

    private static let columns: SQL = "food_id, name, amount, unit, kcal, times"

    private func counted(since day: CalendarDay, meal: String) -> SQL {
        """
        SELECT food_id, name, amount, unit, kcal, created_at,
            COUNT(*) OVER (PARTITION BY food_id) AS times,
            SUM(CASE WHEN meal = \(meal) THEN 1 ELSE 0 END) OVER (PARTITION BY food_id) AS times_here,
            ROW_NUMBER() OVER (PARTITION BY food_id ORDER BY created_at DESC, id DESC) AS newest
        FROM diary_entry
        WHERE owner_id = \(self.owner) AND day >= \(day.description) AND removed_at IS NULL AND food_id IS NOT NULL
        """
    }

    private func eaten(_ statement: SQL) async throws -> [Eaten] {
        try await self.database.read { db in
            try db.rows(statement) { row in
                var columns = row.reader
                return Eaten(
                    food: try columns.text(),
                    name: try columns.text(),
                    amount: try columns.real(),
                    unit: try columns.text(),
                    kcal: try columns.optionalReal(),
                    times: try columns.int()
                )
            }
        }
    }
}
