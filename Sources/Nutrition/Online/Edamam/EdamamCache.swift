import FoodCatalogue
import Synchronization

/// Caches Edamam's answers for a quarter of an hour, long enough to look at a food and log it.
///
/// They stay in memory: the smallest of Edamam's plans lets nothing be kept of a food but id and name.
final class EdamamCache: Sendable {
    private struct Entry {
        let food: Food
        let until: ContinuousClock.Instant
    }

    private static let span = Duration.seconds(900)
    private static let most = 1_000
    private let entries = Mutex<[Food.ID: Entry]>([:])

    func put(_ foods: [Food]) {
        self.entries.withLock { entries in
            entries = entries.filter { $0.value.until > .now }
            if entries.count + foods.count > Self.most { entries.removeAll() }
            for food in foods { entries[food.id] = Entry(food: food, until: .now + Self.span) }
        }
    }

    func food(_ id: Food.ID) -> Food? {
        guard let entry = self.entries.withLock({ $0[id] }), entry.until > .now else { return nil }
        return entry.food
    }
}
