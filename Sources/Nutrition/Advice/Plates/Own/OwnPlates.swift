import FoodCatalogue
import HealthMath
import Members
import Storage

/// Makes plates of a member's own recipes and saved meals.
struct OwnPlates: Sendable {
    let database: any Database
    let lookup: FoodLookup

    /// How many of each kind compete, the latest.
    private static let most = 20

    /// Returns own plates; only dishes whose every food the catalogue knows are proposed to members with needs.
    func plates(of owner: Member.ID, _ needs: Set<Diet>) async throws -> [Plate] {
        let store = DishStore(database: self.database, owner: owner)
        var dishes: [Dish] = []
        for kind in Dish.Kind.allCases { dishes += try await store.page(kind, limit: Self.most) }
        guard !dishes.isEmpty else { return [] }
        let ingredients = try await store.ingredients(of: dishes.map(\.id))
        var plates: [Plate] = []
        for dish in dishes {
            let parts = ingredients[dish.id] ?? []
            let contents = needs.isEmpty ? [] : try await self.contents(of: parts, for: owner)
            if let plate = Plate(dish, parts, contents) { plates.append(plate) }
        }
        return plates
    }

    private func contents(of parts: [DishIngredient], for owner: Member.ID) async throws -> FoodContents {
        var contents: FoodContents = []
        for part in parts {
            guard let id = part.food, FoodOrigin(id) == .catalogue,
                let item = try await self.lookup.itemAtHand(id, for: owner)
            else { return .anything }
            contents.formUnion(FoodContents(item.food))
        }
        return contents
    }
}
