/// Decides which codes a picture shows, from what both readers saw on several looks at it.
///
/// A code that is misread changes from look to look, and seldom is it the same with both readers. On 165 photos of groceries
/// (docs/eyes.md) one look of ZXing at a picture as it is was wrong on one at most, at a sharpened or turned one on up to six, and
/// one look of ZBar on twelve or more: they count accordingly.
struct BarcodeVotes {
    /// What it takes when both readers saw it.
    private static let enough = 6
    /// What it takes when only ZXing did, and ZBar nothing else; or only ZBar, and ZXing nothing else.
    private static let enoughAlone: [BarcodeSighting.Reader: Int] = [.zxing: 9, .zbar: 5]
    /// Codes of eight digits are found in noise, so they take more.
    private static let enoughForShort = 13
    /// How many times more it must be than all other codes in its place together.
    private static let superiority = 3
    /// Closer together than this share of the picture two codes are one that was read in two ways.
    private static let apart = 0.25

    private struct Votes {
        var weight = 0
        var counts: [BarcodeSighting.Reader: Int] = [:]
        private var places = (x: 0.0, y: 0.0)

        /// The middle of all places where it was seen: readers find it at some lines of its height.
        var place: BarcodeSighting.Place {
            let count = Double(max(1, self.counts.values.reduce(0, +)))
            return BarcodeSighting.Place(x: self.places.x / count, y: self.places.y / count)
        }

        mutating func add(_ sighting: BarcodeSighting) {
            self.weight += sighting.weight
            self.counts[sighting.reader, default: 0] += 1
            self.places.x += sighting.place.x
            self.places.y += sighting.place.y
        }

        func count(of reader: BarcodeSighting.Reader) -> Int { self.counts[reader] ?? 0 }
    }

    private var votes: [BarcodeDigits: Votes] = [:]

    /// Counts what a reader saw on one look.
    mutating func add(_ sighting: BarcodeSighting) {
        self.votes[sighting.code, default: Votes()].add(sighting)
    }

    /// Whether another look could hardly tell anything else: a code has enough votes, none has been taken for another, and ZBar,
    /// which sees all codes in view, sees no other one better.
    var isSettled: Bool {
        self.votes.contains { code, votes in
            self.isDecided(code, votes) && self.rivals(of: code, votes).isEmpty
                && self.votes.values.allSatisfy { $0.count(of: .zbar) <= votes.count(of: .zbar) }
        }
    }

    /// The codes that are taken for read, the one nearest to the middle of the picture first: it is what was aimed at.
    var decided: [BarcodeDigits] {
        self.votes.filter { self.isDecided($0.key, $0.value) }
            .sorted {
                let (one, other) = ($0.value.place.distance(), $1.value.place.distance())
                return one != other ? one < other : $0.key.text < $1.key.text
            }
            .map(\.key)
    }

    private func isDecided(_ code: BarcodeDigits, _ votes: Votes) -> Bool {
        guard let enough = self.enough(for: code, votes) else { return false }
        let against = self.rivals(of: code, votes).reduce(0) { $0 + $1.weight }
        return votes.weight >= enough && votes.weight >= Self.superiority * against
    }

    /// Returns nil where one reader alone saw it and the other something else.
    private func enough(for code: BarcodeDigits, _ votes: Votes) -> Int? {
        if votes.counts.count == 2 { return code.isShort ? Self.enoughForShort : Self.enough }
        guard let only = votes.counts.keys.first, !code.isShort else { return nil }
        let isDisputed = self.votes.contains { $0.key != code && $0.value.counts.keys.contains { $0 != only } }
        return isDisputed ? nil : Self.enoughAlone[only]
    }

    /// What else was read in the place of a code.
    private func rivals(of code: BarcodeDigits, _ votes: Votes) -> [Votes] {
        self.votes.filter { $0.key != code && $0.value.place.distance(to: votes.place) < Self.apart }.map(\.value)
    }
}
