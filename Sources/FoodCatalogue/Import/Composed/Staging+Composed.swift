import GRDB

extension Staging {
    /// Adds supplements, and the foods that are composed of those that arrived; leaves out those of which a part didn't.
    func compose(_ shipped: ComposedFoods) throws {
        for supplement in shipped.supplements { try self.add(SourceFood(food: supplement.food, isUsual: true)) }
        let parts = Set(shipped.foods.flatMap { $0.parts.map(\.food) })
        guard !parts.isEmpty else { return }
        let marks = [String](repeating: "?", count: parts.count).joined(separator: ", ")
        let rows = try Row.fetchCursor(
            self.db,
            sql: "SELECT code, nutrients FROM arrival WHERE code IN (\(marks)) ORDER BY id DESC",
            arguments: StatementArguments(parts)
        )
        var facts: [Food.ID: Nutrients] = [:]
        while let row = try rows.next() {
            var columns = row.reader
            let id: Food.ID = columns.value()
            facts[id] = Nutrients(text: columns.value())
        }
        for food in shipped.foods.compactMap({ $0.food(of: facts) }) {
            // They are written down because people eat them.
            try self.add(SourceFood(food: food, isUsual: true))
        }
    }
}
