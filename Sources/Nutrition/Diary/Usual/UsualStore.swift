import HealthMath
import Members
import Storage

/// Finds the usual meals of one member.
struct UsualStore: Sendable {
    /// The days of history in which habits are looked for.
    static let memory = 28
    /// The most proposals shown at once.
    static let most = 3

    let database: any Database
    let owner: Member.ID

    /// Returns proposals for the empty meals of a day, those for the likely meal first.
    func proposals(on day: CalendarDay, meals: MealList, likely: String) async throws -> [UsualMeal] {
        let lines = try await self.lines(on: day)
        let filled = Set(lines.filter { $0.day == day }.map { $0.meal.lowercased() })
        let empty = meals.names.filter { !filled.contains($0.lowercased()) }
        let start = empty.firstIndex(of: likely) ?? 0
        var proposals: [UsualMeal] = []
        for meal in empty[start...] + empty[..<start] {
            let found = UsualMeal.proposals(for: meal, on: day, from: lines)
            proposals += found.prefix(meal == likely ? 2 : 1)
        }
        return Array(proposals.prefix(Self.most))
    }

    /// Returns whether there are proposals for any of these empty meals, so that a place is kept for them and for nothing
    /// else.
    func hasAny(for meals: [String], before day: CalendarDay) async throws -> Bool {
        guard !meals.isEmpty else { return false }
        let names = meals.map { $0.lowercased() }
        // The engine puts only letters of ASCII in lower case, so that the names as they are count, too.
        return try await self.database.exists(
            """
            SELECT 1 FROM diary_entry
            WHERE owner_id = \(self.owner) AND day >= \(day.adding(days: -Self.memory).description)
                AND day < \(day.description) AND removed_at IS NULL
                AND (LOWER(meal) IN \(list: names) OR meal IN \(list: meals)) LIMIT 1
            """
        )
    }

    /// Returns the lines of a day and of the weeks before it, as each day shows them.
    private func lines(on day: CalendarDay) async throws -> [UsualMeal.Line] {
        try await self.database.rows(
            """
            SELECT day, meal, food_id, name, kcal FROM diary_entry
            WHERE owner_id = \(self.owner) AND day >= \(day.adding(days: -Self.memory).description)
                AND day <= \(day.description) AND removed_at IS NULL
            ORDER BY day, COALESCE(minutes, 1440), created_at, id LIMIT 3000
            """
        ) { row in
            var columns = row.reader
            return UsualMeal.Line(
                day: try columns.parsed("a day") { CalendarDay($0) },
                meal: try columns.text(),
                food: try columns.optionalText(),
                name: try columns.text(),
                kcal: try columns.optionalReal()
            )
        }
    }
}
