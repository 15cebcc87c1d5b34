/// A tempo that a member tapped along to a song.
enum TappedTempo {
    /// Beats per minute: slower than any song (a funeral march has some 40), and faster than feet can.
    static let range = 30.0...300.0
    /// How many songs one member may tap.
    static let most = 100_000
    /// How many members must say the same before it is the house's.
    static let agreeing = 3
    /// How far apart taps of one tempo may lie: the tolerance by which estimators are judged (Gouyon and others, 2006).
    static let tolerance = 0.04

    /// Returns what at least three say alike, their median; nil where there are no such three.
    ///
    /// Where several groups do, that of the most counts, and of two as large the slower.
    static func agreed(_ taps: [Double]) -> Double? {
        let taps = taps.sorted()
        var best: ArraySlice<Double> = []
        for start in taps.indices {
            let group = taps[start...].prefix { $0 <= taps[start] * (1 + Self.tolerance) }
            if group.count > best.count { best = group }
        }
        guard best.count >= Self.agreeing else { return nil }
        let middle = best.startIndex + best.count / 2
        return best.count.isMultiple(of: 2) ? (best[middle - 1] + best[middle]) / 2 : best[middle]
    }
}
