import Synchronization

/// Foods of the catalogue as they are logged: the latest asked for are kept at hand.
///
/// A food keeps its id for ever, so what is kept at hand is never wrong, at worst an edition behind.
package final class Larder: Sendable {
    private let catalogue: Catalogue
    private let kept = Mutex<[Food.ID: Item]>([:])
    private static let room = 500

    /// A food and its nutrients as an entry keeps them.
    struct Item: Sendable {
        let food: Food
        let nutrients: String
    }

    package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    /// Nil when the catalogue has no such food.
    func item(_ id: Food.ID) async throws -> Item? {
        if let item = self.kept.withLock({ $0[id] }) { return item }
        guard let food = try await self.catalogue.food(id) else { return nil }
        let item = Item(food: food, nutrients: food.nutrients.text)
        self.kept.withLock { kept in
            if kept.count >= Self.room { kept.removeAll(keepingCapacity: true) }
            kept[id] = item
        }
        return item
    }
}
