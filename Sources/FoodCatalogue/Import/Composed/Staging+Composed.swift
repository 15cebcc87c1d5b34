import GRDB

extension Staging {
    /// Adds the foods that are composed of those that arrived, leaving out those of which a part didn't, and supplements where
    /// there is any of them: they belong to the same source.
    func compose(_ shipped: ComposedFoods) throws {
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
        guard shipped.foods.contains(where: { $0.food(of: facts) != nil }) else { return }
        // A drink may be composed of a supplement.
        let supplements = shipped.supplements.map(\.food)
        for food in supplements { facts[food.id] = food.nutrients }
        // They are written down because people eat them.
        for food in supplements + shipped.foods.compactMap({ $0.food(of: facts) }) {
            try self.add(SourceFood(food: food, isUsual: true))
        }
    }
}
