import FoodCatalogue
import HealthMath
import Members
import Storage

/// Reads one member's intake of a nutrient by day.
struct IntakeStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the days with entries, in order; other days are left out.
    ///
    /// With units, a day's energy is what its rows add up to as the diary shows them.
    func intakes(
        of nutrient: Nutrient,
        in days: ClosedRange<CalendarDay>,
        shownIn units: Units? = nil
    ) async throws -> [Intake] {
        guard let column = Self.column(of: nutrient) else { return try await self.added(nutrient, in: days) }
        let shown = nutrient.number == Nutrient.energy ? units.map(Self.shownEnergy) : nil
        let sum: SQL = shown ?? "SUM(\(column))"
        return try await self.database.rows(
            """
            SELECT day, \(sum), COUNT(\(column)), COUNT(*) FROM diary_entry
            WHERE \(Self.isInside(days, of: self.owner)) GROUP BY day ORDER BY day
            """
        ) { row in
            var columns = row.reader
            return Intake(
                day: try columns.parsed("a day", CalendarDay.init),
                amount: try columns.optionalReal(),
                known: try columns.int(),
                entries: try columns.int()
            )
        }
    }

    /// Rounds each row in the member's unit, half up on both engines, and returns kilocalories again.
    private static func shownEnergy(in units: Units) -> SQL {
        let each = units.energy.unit.amount(kilocalories: 1)
        return "CAST(SUM(ROUND(CAST(kcal * \(each) AS NUMERIC))) AS DOUBLE PRECISION) / \(each)"
    }

    /// Returns the first day with an entry; nil for an empty diary.
    func firstDay() async throws -> CalendarDay? {
        try await self.database.row(
            "SELECT MIN(day) FROM diary_entry WHERE owner_id = \(self.owner) AND removed_at IS NULL"
        ) { try $0.optionalText(0).flatMap { CalendarDay($0) } } ?? nil
    }

    /// Reads each food's amount once, however often it was eaten, and adds up here: a join of the two would read every
    /// food for every entry on one of the engines.
    private func added(_ nutrient: Nutrient, in days: ClosedRange<CalendarDay>) async throws -> [Intake] {
        try await self.database.read { [owner] db in
            let amount = Nutrients.amount(of: nutrient, in: db.dialect)
            var held: [Int64: Double] = [:]
            try db.forEach("SELECT id, \(amount) FROM eaten_nutrients WHERE owner_id = \(owner)") { row in
                var columns = row.reader
                let id = try columns.integer()
                held[id] = try columns.optionalReal()
            }
            var intakes: [Intake] = []
            var lastDay = ""
            try db.forEach(
                """
                SELECT day, nutrients_id, COALESCE(grams / 100, amount) FROM diary_entry
                WHERE \(Self.isInside(days, of: owner)) ORDER BY day
                """
            ) { row in
                var columns = row.reader
                let (day, nutrients, portion) = (try columns.text(), try columns.integer(), try columns.real())
                if day != lastDay { intakes.append(Intake(day: try Self.day(day))) }
                lastDay = day
                intakes[intakes.count - 1].add(held[nutrients].map { $0 * portion })
            }
            return intakes
        }
    }

    private static func day(_ text: String) throws -> CalendarDay {
        guard let day = CalendarDay(text) else { throw DatabaseError.column(0, expected: "a day") }
        return day
    }

    private static func isInside(_ days: ClosedRange<CalendarDay>, of owner: Member.ID) -> SQL {
        """
        owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
            AND removed_at IS NULL
        """
    }

    /// Returns the entries' column with the nutrient; nil when only the text of all nutrients has it, which is per 100
    /// g, or per serving of plain calories, whose weight is unknown.
    private static func column(of nutrient: Nutrient) -> SQL? {
        switch KeyFact.allCases.first(where: { $0.nutrient == nutrient.number }) {
        case .kcal: "kcal"
        case .fat: "fat"
        case .carbohydrate: "carbohydrate"
        case .protein: "protein"
        case .fibre: "fibre"
        case .sugars: "sugars"
        case .saturatedFat: "saturated_fat"
        case .sodium: "sodium"
        case nil: nil
        }
    }
}
