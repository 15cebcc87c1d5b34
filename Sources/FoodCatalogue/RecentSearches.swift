import Synchronization

/// A cache of recent answers: everybody who looks for apples types "app" on the way.
///
/// It keeps two generations: when the young one is full it replaces the old one, whose answers are dropped.
final class RecentSearches: Sendable {
    struct Entry: Sendable {
        let ranking: Ranking
        /// Summaries of the foods that were shown.
        private var summaries: [Food.ID: FoodSummary] = [:]
        /// The foods outside the ranking that were checked because a member knows them.
        private var lookedAt: Set<Food.ID> = []
        private var beyond: [Ranking.Place] = []

        /// About how much memory it takes, as measured with full lists: 60 to 70 kB.
        var bytes: Int {
            let places = (self.ranking.places.count + self.beyond.count) * Self.placeBytes
            return 500 + places + self.lookedAt.count * 64 + self.summaries.count * Self.summaryBytes
        }

        /// With its place in the dictionary of positions.
        private static let placeBytes = 160
        /// With the form in which it was written.
        private static let summaryBytes = 1_200

        init(ranking: Ranking) { self.ranking = ranking }
    }

    private struct Generations {
        var young: [String: Entry] = [:]
        var old: [String: Entry] = [:]
        /// The bytes of the young ones.
        var bytes = 0
    }

    private let generations = Mutex(Generations())
    /// The most bytes of a generation, so both take 16 MB at most.
    private static let mostBytes = 8 << 20
    /// The most foods outside the ranking that an entry remembers.
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
        if let before = generations.young.removeValue(forKey: key) { generations.bytes -= before.bytes }
        if generations.bytes + answer.bytes > self.mostBytes {
            generations.old = generations.young
            (generations.young, generations.bytes) = ([:], 0)
        }
        generations.young[key] = answer
        generations.bytes += answer.bytes
    }

    /// How many bytes both generations take.
    var bytes: Int {
        self.generations.withLock { generations in
            generations.bytes + generations.old.values.reduce(0) { $0 + $1.bytes }
        }
    }
}

extension RecentSearches.Entry {
    /// Returns the foods that a member knows and that may match, but were never checked.
    func unseen(of familiar: [Food.ID: Int]) -> Set<Food.ID> {
        self.ranking.unseen(of: familiar).subtracting(self.lookedAt)
    }

    /// Remembers that `foods` were checked, and the places of those that match; forgets earlier ones when there are too
    /// many.
    mutating func look(at foods: Set<Food.ID>, answering places: [Ranking.Place]) {
        if self.lookedAt.count + foods.count > RecentSearches.mostLookedAt {
            self.lookedAt = []
            self.beyond = []
        }
        self.lookedAt.formUnion(foods)
        self.beyond += places
    }

    /// Returns the first foods; nil when a summary is missing and must be read.
    func first(_ limit: Int, familiar: [Food.ID: Int]) -> [FoundFood]? {
        var foods: [FoundFood] = []
        foods.reserveCapacity(limit)
        for place in self.ranking.first(limit, familiar: familiar, others: self.beyond) {
            guard let food = self.summaries[place.code] else { return nil }
            foods.append(FoundFood(food: food, score: place.score))
        }
        return foods
    }

    /// Returns the first foods, reading missing summaries by `read`, which may return them in any order.
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
