import FoodCatalogue
import Members
import Storage

extension HistoryStore {
    /// How much of a food the member took the last time.
    struct LastPortion: Sendable, Equatable {
        let amount: Double
        let unit: String
        let grams: Double
    }

    /// Returns what the member took the last time of each of these foods, if ever: one statement for a page of results.
    func lastPortions(of foods: [Food.ID]) async throws -> [Food.ID: LastPortion] {
        guard !foods.isEmpty else { return [:] }
        let rows = try await self.database.rows(Self.lastPortions(of: foods, self.owner)) { row in
            var columns = row.reader
            let food = try columns.text()
            return (
                food, LastPortion(amount: try columns.real(), unit: try columns.text(), grams: try columns.real())
            )
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// Returns the statement, which looks each food up in an index: a veteran's thousands of entries aren't read.
    static func lastPortions(of foods: [Food.ID], _ owner: Member.ID) -> SQL {
        """
        SELECT asked.column1, entry.amount, entry.unit, entry.grams FROM (VALUES \(rows: foods)) AS asked
        JOIN diary_entry AS entry ON entry.owner_id = \(owner) AND entry.id = (
            SELECT newest.id FROM diary_entry AS newest
            WHERE newest.owner_id = \(owner) AND newest.food_id = asked.column1 AND newest.removed_at IS NULL
            ORDER BY newest.created_at DESC, newest.id DESC LIMIT 1
        )
        """
    }
}

extension HistoryStore.LastPortion {
    /// Returns text such as "2 × 1 medium, 364 g".
    func words(in units: Units, of food: Food.ID? = nil) -> String {
        let words = FoodUnit.words(self.amount, units.plain(self.unit))
        let millilitres = food.flatMap { UsualPortion.millilitres(self.grams, of: $0) }
        return FoodUnit.isExact(self.unit)
            ? words : "\(words), \(units.size(grams: self.grams, millilitres: millilitres))"
    }

    /// Returns the portion of a food; nil when it isn't measured so any more.
    func portion(of food: Food) -> Portion? {
        let own = self.grams / max(self.amount, 0.001)
        return food.units.first { $0.label == self.unit && abs($0.grams / own - 1) < 0.02 }
            .map { Portion(amount: self.amount, unit: $0) }
    }
}
