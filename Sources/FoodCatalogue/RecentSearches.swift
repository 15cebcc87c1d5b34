import Synchronization

/// A cache of recent answers: everybody who looks for apples types "app" on the way.
///
/// Their summaries are in `RecentSummaries`, once for all answers.
final class RecentSearches: Sendable {
    struct Entry: Sendable {
        let ranking: Ranking
        /// The foods outside the ranking that were checked because a member knows them.
        private var lookedAt: Set<Food.ID> = []
        private var beyond: [Ranking.Place] = []

        /// About how much memory it takes: 12 kB with a full list.
        var bytes: Int {
            500 + (self.ranking.places.count + self.beyond.count) * Self.placeBytes + self.lookedAt.count * 64
        }

        /// A place with its number among the positions: 40 bytes, and 17 in a table that is half to three quarters full.
        private static let placeBytes = 72

        init(ranking: Ranking) { self.ranking = ranking }
    }

    private let entries = Mutex(Generations<Entry>(most: RecentSearches.mostBytes, costOf: \.bytes))
    /// The most bytes of a generation, so both take 4 MB at most.
    private static let mostBytes = 2 << 20
    /// The most foods outside the ranking that an entry remembers.
    static let mostLookedAt = 200

    func answer(_ key: String) -> Entry? { self.entries.withLock { $0.value(key) } }

    func keep(_ answer: Entry, for key: String) { self.entries.withLock { $0.keep(answer, for: key) } }

    /// How many bytes both generations take.
    var bytes: Int { self.entries.withLock { $0.totalCost } }
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

    /// Returns the first places.
    func first(_ limit: Int, familiar: [Food.ID: Int]) -> ArraySlice<Ranking.Place> {
        self.ranking.first(limit, familiar: familiar, others: self.beyond)
    }
}
