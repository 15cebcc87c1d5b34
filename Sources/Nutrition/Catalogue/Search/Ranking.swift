/// The foods that answer a question, best first.
struct Ranking: Sendable {
    struct Place: Sendable {
        let id: Int64
        let code: Food.ID
        var score: Double
    }

    var places: [Place]
    /// Whether there may be more foods that answer; those of lesser standing were not looked at.
    var isCut: Bool

    /// The first places when foods that a member knows are raised by how often they had them.
    ///
    /// The tenth time tells less than the second: two points for each doubling, six at most, a little less than naming
    /// the head of a food is worth.
    func first(_ limit: Int, familiar: [Food.ID: Int]) -> [Place] {
        let leaders = self.places.prefix(limit)
        guard !familiar.isEmpty else { return Array(leaders) }
        var raised: [Place] = []
        for place in self.places {
            guard let times = familiar[place.code], times > 0 else { continue }
            raised.append(Place(id: place.id, code: place.code, score: place.score + Self.raise(times)))
        }
        guard !raised.isEmpty else { return Array(leaders) }
        // The places are in order already, so only leaders and raised ones can be among the first.
        let candidates = raised + leaders.filter { familiar[$0.code] ?? 0 <= 0 }
        return Array(candidates.sorted(by: Self.isBetter).prefix(limit))
    }

    /// Of the foods that a member knows, those that may answer but were not looked at.
    func unseen(of familiar: [Food.ID: Int]) -> Set<Food.ID> {
        guard self.isCut, !familiar.isEmpty else { return [] }
        return Set(familiar.keys).subtracting(self.places.lazy.map(\.code))
    }

    private static func raise(_ times: Int) -> Double {
        // Bits of the number: 1, 2–3, 4–7 and more times.
        min(6, 2 * Double(Int.bitWidth - times.leadingZeroBitCount))
    }

    static func isBetter(_ one: Place, _ other: Place) -> Bool {
        one.score == other.score ? one.id < other.id : one.score > other.score
    }
}
