import Synchronization

/// Foods as they are logged, from the catalogue or from outside: the catalogue's latest asked for are kept at hand.
///
/// A food keeps its id for ever; when an import brings a new edition of the catalogue, its facts are read anew.
package final class Larder: Sendable {
    private let catalogue: Catalogue
    private let online: OnlineFoods
    private let kept = Mutex(Kept())
    private static let room = 500

    /// A food and its nutrients as an entry keeps them.
    struct Item: Sendable {
        let food: Food
        let nutrients: String

        init(_ food: Food) {
            self.food = food
            self.nutrients = food.nutrients.text
        }
    }

    private struct Kept {
        var edition = 0
        var items: [Food.ID: Item] = [:]
    }

    package init(_ catalogue: Catalogue, online: OnlineFoods) {
        self.catalogue = catalogue
        self.online = online
    }

    /// Nil when there is no such food; throws 503 when it must be asked for elsewhere and can't be now.
    func item(_ id: Food.ID) async throws -> Item? {
        if let item = try await self.ours(id) { return item }
        return try await self.online.food(id).map(Item.init)
    }

    /// The same without asking anybody outside.
    func itemAtHand(_ id: Food.ID) async throws -> Item? {
        if let item = try await self.ours(id) { return item }
        return try await self.online.known(id).map(Item.init)
    }

    /// In the order of `ids`, without those that aren't known here.
    func summaries(_ ids: [Food.ID]) async throws -> [FoodSummary] {
        let ours = try await self.catalogue.foods(ids)
        guard ours.count < ids.count else { return ours }
        let all = ours + (try await self.online.summaries(ids))
        let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }

    private func ours(_ id: Food.ID) async throws -> Item? {
        let edition = self.catalogue.edition
        if let item = self.kept.withLock({ $0.edition == edition ? $0.items[id] : nil }) { return item }
        guard let food = try await self.catalogue.food(id) else { return nil }
        let item = Item(food)
        self.kept.withLock { kept in
            if kept.edition != edition { kept = Kept(edition: edition) }
            if kept.items.count >= Self.room { kept.items.removeAll(keepingCapacity: true) }
            kept.items[id] = item
        }
        return item
    }
}
