import FoodCatalogue
import Members
import Synchronization

/// Caches for some seconds a member's own foods with their index, because typing a word makes five searches.
///
/// `forget` makes what was written on this node findable at once; another node finds it some seconds later.
final class OwnFoodIndex: Sendable {
    struct Things: Sendable {
        let foods: [Food.ID: FoodSummary]
        let index: WordIndex
        /// The shared foods that were made of the member's own.
        let given: Set<Food.ID>
    }

    private struct Entry {
        let things: Things
        let until: ContinuousClock.Instant
    }

    private static let span = Duration.seconds(5)
    /// The most foods of all members together: about 30 MB with their words.
    private static let most = 30_000
    private let entries = Mutex<[Member.ID: Entry]>([:])

    /// Returns the cached foods, or reads them by `read`.
    func things(of owner: Member.ID, _ read: () async throws -> ([FoodSummary], Set<Food.ID>)) async throws -> Things {
        if let entry = self.entries.withLock({ $0[owner] }), entry.until > .now { return entry.things }
        let (foods, given) = try await read()
        var index = WordIndex()
        for food in foods { index.put(food.id, name: food.name, brand: food.brand) }
        index.sort()
        let things = Things(foods: Dictionary(foods.map { ($0.id, $0) }) { $1 }, index: index, given: given)
        self.entries.withLock { entries in
            entries = entries.filter { $0.value.until > .now }
            let kept = entries.values.reduce(0) { $0 + $1.things.foods.count }
            if kept + things.foods.count > Self.most { entries.removeAll() }
            entries[owner] = Entry(things: things, until: .now + Self.span)
        }
        return things
    }

    func forget(_ owner: Member.ID) {
        self.entries.withLock { entries in entries[owner] = nil }
    }
}
