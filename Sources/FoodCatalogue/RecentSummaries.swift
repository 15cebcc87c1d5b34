import Synchronization

/// A cache of the summaries that were shown lately, as they were written: other words find the same foods.
final class RecentSummaries: Sendable {
    /// About how much memory a summary takes, as measured, with the form in which it was written.
    private static let bytes = 1_200
    private let summaries = Mutex(
        Generations<FoodSummary>(most: RecentSummaries.mostBytes) { _ in RecentSummaries.bytes }
    )
    /// The most bytes of a generation, so both take 5 MB at most: some 4,000 summaries.
    private static let mostBytes = 5 << 19

    /// Returns the foods of these places; nil when a summary is missing and must be read.
    func foods(_ places: some Sequence<Ranking.Place>) -> [FoundFood]? {
        self.summaries.withLock { summaries in
            var foods: [FoundFood] = []
            for place in places {
                guard let food = summaries.value(place.code) else { return nil }
                foods.append(FoundFood(food: food, score: place.score))
            }
            return foods
        }
    }

    /// Does the same, reading missing summaries by `read`, which may return them in any order and leave some out.
    func foods(
        _ places: some Collection<Ranking.Place>,
        _ read: ([Ranking.Place]) throws -> [FoodSummary]
    ) rethrows -> [FoundFood] {
        var known = self.summaries.withLock { summaries in
            var known: [Food.ID: FoodSummary] = [:]
            for place in places { known[place.code] = summaries.value(place.code) }
            return known
        }
        let missing = places.filter { known[$0.code] == nil }
        if !missing.isEmpty {
            let foods = try read(missing)
            for food in foods { known[food.id] = food }
            self.summaries.withLock { summaries in
                for food in foods { summaries.keep(food, for: food.id) }
            }
        }
        return places.compactMap { place in known[place.code].map { FoundFood(food: $0, score: place.score) } }
    }

    /// How many bytes both generations take.
    var bytes: Int { self.summaries.withLock { $0.totalCost } }
}
