/// The first and last time among a track's points, given in any order.
struct TrackSpan {
    /// Seconds since 1970; nil while no point had a time.
    private(set) var first: Double?
    private var last: Double?

    mutating func note(_ time: Double) {
        self.first = min(self.first ?? time, time)
        self.last = max(self.last ?? time, time)
    }

    var seconds: Double { max((self.last ?? 0) - (self.first ?? 0), 0) }
}
