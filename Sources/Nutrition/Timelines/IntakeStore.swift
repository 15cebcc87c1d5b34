import HealthMath
import Storage

/// What one member ate of a nutrient, day by day, added up by the database.
struct IntakeStore: Sendable {
    private let database: any Database
    private let owner: Int64

    init(database: any Database, owner: Int64) {
        self.database = database
        self.owner = owner
    }

    /// The days with entries, in order; the others are not there.
    func intakes(of nutrient: Nutrient, in days: ClosedRange<CalendarDay>) async throws -> [Intake] {
        try await self.database.rows(
            """
            SELECT day, SUM(amount_of_it), COUNT(amount_of_it), COUNT(*) FROM (
                SELECT day, \(self.amount(of: nutrient)) AS amount_of_it FROM diary_entry
                WHERE owner_id = \(self.owner) AND day >= \(days.lowerBound.description)
                    AND day <= \(days.upperBound.description) AND removed_at IS NULL
            ) AS entry GROUP BY day ORDER BY day
            """
        ) { row in
            guard let day = CalendarDay(try row.text(0)) else { throw DatabaseError.column(0, expected: "a day") }
            return Intake(day: day, amount: try row.optionalReal(1), known: try row.int(2), entries: try row.int(3))
        }
    }

    /// The first day with an entry; nil for an empty diary.
    func firstDay() async throws -> CalendarDay? {
        try await self.database.row(
            "SELECT MIN(day) FROM diary_entry WHERE owner_id = \(self.owner) AND removed_at IS NULL"
        ) { try $0.optionalText(0).flatMap { CalendarDay($0) } } ?? nil
    }

    /// What an entry as eaten has of it: a column when it is at hand, else out of the text of all its nutrients.
    private func amount(of nutrient: Nutrient) -> SQL {
        switch KeyFact.allCases.first(where: { $0.nutrient == nutrient.number }) {
        case .kcal: "kcal"
        case .fat: "fat"
        case .carbohydrate: "carbohydrate"
        case .protein: "protein"
        case .fibre: "fibre"
        case .sugars: "sugars"
        case .saturatedFat: "saturated_fat"
        case .sodium: "sodium"
        // The text is for 100 g, or for one serving of plain calories, whose weight nobody knows.
        case nil: "\(Nutrients.amount(of: nutrient, in: self.database.dialect)) * COALESCE(grams / 100, amount)"
        }
    }
}
