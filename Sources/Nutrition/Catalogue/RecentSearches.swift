import Synchronization

/// Answers to what was asked lately: everybody who looks for apples types "app" on the way.
///
/// Two generations: when the young one is full it becomes the old one, whose forgotten answers go.
final class RecentSearches: Sendable {
    struct Answer: Sendable {
        let ranking: Ranking
        /// Of the foods that were shown.
        var summaries: [Int64: FoodSummary]
    }

    private struct Generations {
        var young: [String: Answer] = [:]
        var old: [String: Answer] = [:]
    }

    private let generations = Mutex(Generations())
    /// Some 6 kB an answer, so 12 MB in all at most.
    private static let most = 1_000

    func answer(_ key: String) -> Answer? {
        self.generations.withLock { generations in
            if let answer = generations.young[key] { return answer }
            guard let answer = generations.old.removeValue(forKey: key) else { return nil }
            Self.keep(answer, key, &generations)
            return answer
        }
    }

    func keep(_ answer: Answer, for key: String) {
        self.generations.withLock { Self.keep(answer, key, &$0) }
    }

    private static func keep(_ answer: Answer, _ key: String, _ generations: inout Generations) {
        if generations.young.count >= self.most {
            generations.old = generations.young
            generations.young = [:]
        }
        generations.young[key] = answer
    }
}
