import Synchronization

/// Answers to what was asked lately: everybody who looks for apples types "app" on the way.
///
/// Two generations: when the young one is full it becomes the old one, whose forgotten answers go.
final class RecentSearches: Sendable {
    struct Entry: Sendable {
        let ranking: Ranking
        /// Of the foods that were shown.
        private var summaries: [Food.ID: FoodSummary] = [:]
        /// Foods beyond the cut that members know and that were looked at for them, and the places of those that answer.
        private var lookedAt: Set<Food.ID> = []
        private var beyond: [Ranking.Place] = []

        init(ranking: Ranking) { self.ranking = ranking }
    }

    private struct Generations {
        var young: [String: Entry] = [:]
        var old: [String: Entry] = [:]
    }

    private let generations = Mutex(Generations())
    /// Some 6 kB an answer, so 12 MB in all at most.
    private static let most = 1_000
    /// The most foods beyond the cut that an answer remembers.
    static let mostLookedAt = 200

    func answer(_ key: String) -> Entry? {
        self.generations.withLock { generations in
            if let answer = generations.young[key] { return answer }
            guard let answer = generations.old.removeValue(forKey: key) else { return nil }
            Self.keep(answer, key, &generations)
            return answer
        }
    }

    func keep(_ answer: Entry, for key: String) {
        self.generations.withLock { Self.keep(answer, key, &$0) }
    }

    private static func keep(_ answer: Entry, _ key: String, _ generations: inout Generations) {
        if generations.young.count >= self.most {
            generations.old = generations.young
            generations.young = [:]
        }
        generations.young[key] = answer
    }
}

extension RecentSearches.Entry {
    /// Of the foods that a member knows, those that may answer and were never looked at.
    func unseen(of familiar: [Food.ID: Int]) -> Set<Food.ID> {
        self.ranking.unseen(of: familiar).subtracting(self.lookedAt)
    }

    /// Remembers what became of `foods`; of too many, only these.
    mutating func look(at foods: Set<Food.ID>, answering places: [Ranking.Place]) {
        if self.lookedAt.count + foods.count > RecentSearches.mostLookedAt {
            self.lookedAt = []
            self.beyond = []
        }
        self.lookedAt.formUnion(foods)
        self.beyond += places
    }

    /// Nil when one of the first has never been shown, so that its summary must be read.
    func first(_ limit: Int, familiar: [Food.ID: Int]) -> [FoundFood]? {
        var foods: [FoundFood] = []
        foods.reserveCapacity(limit)
        for place in self.ranking.first(limit, familiar: familiar, others: self.beyond) {
            guard let food = self.summaries[place.code] else { return nil }
            foods.append(FoundFood(food: food, score: place.score))
        }
        return foods
    }

    /// The first, whose summaries `read` tells, in any order.
    mutating func shown(
        _ limit: Int,
        familiar: [Food.ID: Int],
        _ read: ([Ranking.Place]) throws -> [FoodSummary]
    ) rethrows -> [FoundFood] {
        let places = self.ranking.first(limit, familiar: familiar, others: self.beyond)
        let missing = places.filter { self.summaries[$0.code] == nil }
        for food in try read(missing) { self.summaries[food.id] = food }
        return places.compactMap { place in
            self.summaries[place.code].map { FoundFood(food: $0, score: place.score) }
        }
    }
}
