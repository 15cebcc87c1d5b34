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
        let statement =
            Self.column(of: nutrient).map { self.sums(of: $0, in: days) } ?? self.sums(of: nutrient, in: days)
        return try await self.database.rows(statement) { row in
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

    private func sums(of column: SQL, in days: ClosedRange<CalendarDay>) -> SQL {
        """
        SELECT day, SUM(\(column)), COUNT(\(column)), COUNT(*) FROM diary_entry
        WHERE \(self.isInside(days)) GROUP BY day ORDER BY day
        """
    }

    /// What each food contains is taken out of its text once, however often it was eaten.
    private func sums(of nutrient: Nutrient, in days: ClosedRange<CalendarDay>) -> SQL {
        """
        WITH held AS MATERIALIZED (
            SELECT id AS held_id, \(Nutrients.amount(of: nutrient, in: self.database.dialect)) AS amount_of_it
            FROM eaten_nutrients WHERE owner_id = \(self.owner)
        )
        SELECT day, SUM(amount_of_it * COALESCE(grams / 100, amount)), COUNT(amount_of_it), COUNT(*)
        FROM diary_entry LEFT JOIN held ON held_id = nutrients_id
        WHERE \(self.isInside(days)) GROUP BY day ORDER BY day
        """
    }

    private func isInside(_ days: ClosedRange<CalendarDay>) -> SQL {
        """
        owner_id = \(self.owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
            AND removed_at IS NULL
        """
    }

    /// Where entries have it at hand; nil for what only the text of all their nutrients tells, for 100 g, or for one
    /// serving of plain calories, whose weight nobody knows.
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
