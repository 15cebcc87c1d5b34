import FoodCatalogue
import Storage

/// A food of a dish, without its amount.
struct DishIngredient: Sendable, Equatable {
    /// Nil for plain calories.
    let food: Food.ID?
    let name: String
}

extension DishStore {
    /// Returns the foods of each of many dishes.
    func ingredients(of dishes: [Food.ID]) async throws -> [Food.ID: [DishIngredient]] {
        guard !dishes.isEmpty else { return [:] }
        let rows = try await self.database.rows(
            """
            SELECT dish_id, food_id, name FROM dish_line
            WHERE owner_id = \(self.owner) AND dish_id IN \(list: dishes) ORDER BY dish_id, position
            """
        ) { row in
            var columns = row.reader
            let dish = try columns.text()
            return (dish, DishIngredient(food: try columns.optionalText(), name: try columns.text()))
        }
        return Dictionary(grouping: rows) { $0.0 }.mapValues { $0.map(\.1) }
    }
}
