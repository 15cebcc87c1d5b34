/// The foods that match a question, best first.
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
    /// Whether more foods may match; those of lower standing were not scored.
    let isCut: Bool
    /// The index of each food in `places`, to find those that a member knows.
    private var positions: [Food.ID: UInt8]

    /// The most foods that are kept for one question; their positions fit a byte.
    static let most = 160

    /// Keeps a food that is in two volumes as the earlier volume has it.
    init(_ places: [Place], isCut: Bool = false) {
        var seen: [Food.ID: Volume] = [:]
        for place in places { seen[place.code] = min(seen[place.code] ?? place.volume, place.volume) }
        let sorted = places.filter { seen[$0.code] == $0.volume }.sorted(by: Self.isBetter)
        self.places = Array(sorted.prefix(Self.most))
        self.isCut = isCut || sorted.count > Self.most
        self.positions = Dictionary(
            sorted.prefix(Self.most).enumerated().map { ($1.code, UInt8($0)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Returns the first places after raising foods that a member knows by how often they had them.
    ///
    /// Each doubling is worth two points, six at most, which is a little less than a match of the head. `others` match
    /// too, but are not among the ranked places.
    func first(_ limit: Int, familiar: [Food.ID: Int], others: [Place] = []) -> ArraySlice<Place> {
        let leaders = self.places.prefix(limit)
        guard !familiar.isEmpty else { return leaders }
        var raised: [Place] = []
        for (code, times) in familiar where times > 0 {
            guard let position = self.positions[code] else { continue }
            raised.append(Self.raised(self.places[Int(position)], times))
        }
        for place in others {
            if let times = familiar[place.code], times > 0 { raised.append(Self.raised(place, times)) }
        }
        guard !raised.isEmpty else { return leaders }
        // The places are sorted, so only the leaders and raised ones can be among the first.
        let candidates = raised + leaders.filter { familiar[$0.code] ?? 0 <= 0 }
        return candidates.sorted(by: Self.isBetter).prefix(limit)
    }

    /// Returns the foods that a member knows and that may match, but were not scored.
    func unseen(of familiar: [Food.ID: Int]) -> Set<Food.ID> {
        guard self.isCut, !familiar.isEmpty else { return [] }
        return Set(familiar.keys.lazy.filter { self.positions[$0] == nil })
    }

    private static func raised(_ place: Place, _ times: Int) -> Place {
        var place = place
        place.score += self.raise(times)
        return place
    }

    /// Returns the points for a food that was had so often.
    package static func raise(_ times: Int) -> Double {
        // Counts bits of the number: 1, 2–3, 4–7 and more times.
        min(6, 2 * Double(Int.bitWidth - times.leadingZeroBitCount))
    }

    private static func isBetter(_ one: Place, _ other: Place) -> Bool {
        one.score == other.score ? (one.volume, one.row) < (other.volume, other.row) : one.score > other.score
    }
}
