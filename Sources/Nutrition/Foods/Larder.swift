import Synchronization

/// Foods of the catalogue as they are logged: the latest asked for are kept at hand.
///
/// A food keeps its id for ever; when an import brings a new edition of the catalogue, its facts are read anew.
package final class Larder: Sendable {
    private let catalogue: Catalogue
    private let kept = Mutex(Kept())
    private static let room = 500

    /// A food and its nutrients as an entry keeps them.
    struct Item: Sendable {
        let food: Food
        let nutrients: String
    }

    private struct Kept {
        var edition = 0
        var items: [Food.ID: Item] = [:]
    }

    package init(_ catalogue: Catalogue) { self.catalogue = catalogue }

    /// Nil when the catalogue has no such food.
    func item(_ id: Food.ID) async throws -> Item? {
        let edition = self.catalogue.edition
        if let item = self.kept.withLock({ $0.edition == edition ? $0.items[id] : nil }) { return item }
        guard let food = try await self.catalogue.food(id) else { return nil }
        let item = Item(food: food, nutrients: food.nutrients.text)
        self.kept.withLock { kept in
            if kept.edition != edition { kept = Kept(edition: edition) }
            if kept.items.count >= Self.room { kept.items.removeAll(keepingCapacity: true) }
            kept.items[id] = item
        }
        return item
    }
}
