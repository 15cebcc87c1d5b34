import FoodCatalogue
import Members
import Storage
import Synchronization

/// Finds the foods that a member can log: the catalogue's, shared ones, and their own.
///
/// Foods of the catalogue are cached until an import brings a new edition. All others may change at any time and are
/// read anew.
final class FoodLookup: Sendable {
    let catalogue: Catalogue
    private let online: OnlineFoods
    let database: any Database
    let ownIndex = OwnFoodIndex()
    /// The index of shared foods.
    let sharedIndex: SharedFoodIndex
    private let kept = Mutex(Kept())
    private static let room = 500

    /// A food with the nutrients that an entry stores.
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

    init(_ catalogue: Catalogue, online: OnlineFoods, database: any Database) {
        self.catalogue = catalogue
        self.online = online
        self.database = database
        self.sharedIndex = SharedFoodIndex(database: database)
    }

    /// Returns nil when there is no such food for this member; throws `TryAgainLater` when another source must be asked
    /// and can't be.
    func item(_ id: Food.ID, for owner: Member.ID) async throws -> Item? {
        if let item = try await self.ours(id, for: owner) { return item }
        return FoodOrigin(id) == .catalogue ? try await self.online.food(id).map(Item.init) : nil
    }

    /// Does the same without any request to other sources.
    func itemAtHand(_ id: Food.ID, for owner: Member.ID) async throws -> Item? {
        if let item = try await self.ours(id, for: owner) { return item }
        return FoodOrigin(id) == .catalogue ? try await self.online.known(id).map(Item.init) : nil
    }

    private func ours(_ id: Food.ID, for owner: Member.ID) async throws -> Item? {
        switch FoodOrigin(id) {
        case .own: try await OwnFoodStore(database: self.database, owner: owner).find(id).map { Item($0.food) }
        case .shared: try await SharedFoodStore(database: self.database).find(id).map { Item($0.food) }
        case .recipe:
            try await DishStore(database: self.database, owner: owner).dish(id)?.food.map { Item($0) }
        case .meal: nil
        case .catalogue: try await self.ofCatalogue(id)
        }
    }

    /// Returns summaries in the order of `ids`, without foods that are gone.
    func foods(_ ids: [Food.ID], for owner: Member.ID) async throws -> [FoodSummary] {
        let byOrigin = Dictionary(grouping: ids) { FoodOrigin($0) }
        let everybodys = byOrigin[.catalogue] ?? []
        var foods = try await self.catalogue.foods(everybodys)
        if foods.count < everybodys.count { foods += try await self.online.summaries(everybodys) }
        foods += try await OwnFoodStore(database: self.database, owner: owner)
            .all(byOrigin[.own] ?? []).map { FoodSummary($0.food) }
        foods += try await SharedFoodStore(database: self.database)
            .all(byOrigin[.shared] ?? []).map { FoodSummary($0.food) }
        foods += try await DishStore(database: self.database, owner: owner)
            .all((byOrigin[.meal] ?? []) + (byOrigin[.recipe] ?? [])).map(\.summary)
        let byID = Dictionary(foods.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { byID[$0] }
    }

    /// Finds the food with a barcode: the member's own, else a shared one, else the catalogue's.
    func food(_ barcode: Barcode, for owner: Member.ID) async throws -> Food? {
        if let own = try await OwnFoodStore(database: self.database, owner: owner).find(barcode: barcode.digits) {
            return own.food
        }
        return try await self.food(everybodys: barcode)
    }

    /// Finds the food with a barcode that everybody has.
    func food(everybodys barcode: Barcode) async throws -> Food? {
        if let shared = try await SharedFoodStore(database: self.database).find(barcode: barcode.digits) {
            return shared.food
        }
        return try await self.catalogue.food(barcode: barcode)
    }

    private func ofCatalogue(_ id: Food.ID) async throws -> Item? {
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
