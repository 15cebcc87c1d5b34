/// The foods that answer a question, best first.
package struct Ranking: Sendable {
    struct Place: Sendable {
        /// The volume that the food is in.
        let volume: Volume
        /// Its row there.
        let row: Int64
        let code: Food.ID
        var score: Double
    }

    private(set) var places: [Place]
    /// Whether there may be more foods that answer; those of lesser standing were not looked at.
    let isCut: Bool
    /// Where each food stands, to find those that a member knows.
    private var positions: [Food.ID: Int]

    /// More foods are never remembered for one question.
    static let most = 160

    /// Of a food that is in two volumes, the earlier volume's counts.
    init(_ places: [Place], isCut: Bool = false) {
        var seen: [Food.ID: Volume] = [:]
        for place in places { seen[place.code] = min(seen[place.code] ?? place.volume, place.volume) }
        let sorted = places.filter { seen[$0.code] == $0.volume }.sorted(by: Self.isBetter)
        self.places = Array(sorted.prefix(Self.most))
        self.isCut = isCut || sorted.count > Self.most
        self.positions = Dictionary(
            sorted.prefix(Self.most).enumerated().map { ($1.code, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The first places when foods that a member knows are raised by how often they had them.
    ///
    /// The tenth time tells less than the second: two points for each doubling, six at most, a little less than naming
    /// the head of a food is worth. `others` answer too, but stand beyond what is ranked here.
    func first(_ limit: Int, familiar: [Food.ID: Int], others: [Place] = []) -> ArraySlice<Place> {
        let leaders = self.places.prefix(limit)
        guard !familiar.isEmpty else { return leaders }
        var raised: [Place] = []
        for (code, times) in familiar where times > 0 {
            guard let position = self.positions[code] else { continue }
            raised.append(Self.raised(self.places[position], times))
        }
        for place in others {
            if let times = familiar[place.code], times > 0 { raised.append(Self.raised(place, times)) }
        }
        guard !raised.isEmpty else { return leaders }
        // The places are in order already, so only leaders and raised ones can be among the first.
        let candidates = raised + leaders.filter { familiar[$0.code] ?? 0 <= 0 }
        return candidates.sorted(by: Self.isBetter).prefix(limit)
    }

    /// Of the foods that a member knows, those that may answer but were not looked at.
    func unseen(of familiar: [Food.ID: Int]) -> Set<Food.ID> {
        guard self.isCut, !familiar.isEmpty else { return [] }
        return Set(familiar.keys.lazy.filter { self.positions[$0] == nil })
    }

    private static func raised(_ place: Place, _ times: Int) -> Place {
        var place = place
        place.score += self.raise(times)
        return place
    }

    /// What it is worth to have been had so often.
    package static func raise(_ times: Int) -> Double {
        // Bits of the number: 1, 2–3, 4–7 and more times.
        min(6, 2 * Double(Int.bitWidth - times.leadingZeroBitCount))
    }

    private static func isBetter(_ one: Place, _ other: Place) -> Bool {
        one.score == other.score ? (one.volume, one.row) < (other.volume, other.row) : one.score > other.score
    }
}
