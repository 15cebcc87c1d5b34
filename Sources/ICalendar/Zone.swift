import Foundation

/// The offsets of a zone, as a list of the instants at which they change.
struct Zone {
    struct Change {
        let at: Int
        /// Seconds ahead of UTC from then on.
        let offset: Int
    }

    static let utc = Zone(first: 0, changes: [])

    let first: Int
    let changes: [Change]

    /// Returns seconds ahead of UTC.
    func offset(at instant: Int) -> Int {
        var (low, high) = (0, self.changes.count)
        while low < high {
            let middle = (low + high) / 2
            if self.changes[middle].at <= instant { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? self.first : self.changes[low - 1].offset
    }

    /// Returns the instant of a local time.
    ///
    /// It is the first of two instants; a skipped time takes the offset before the change (RFC 5545, 3.3.5).
    func instant(of wall: Int) -> Int {
        let before = self.offset(at: wall - CivilDay.seconds)
        let after = self.offset(at: wall + CivilDay.seconds)
        if before == after || self.offset(at: wall - before) == before { return wall - before }
        return self.offset(at: wall - after) == after ? wall - after : wall - before
    }
}

extension Zone {
    /// Covers 1970 to `end`; before and after, the nearest offset applies.
    init(_ zone: TimeZone, until end: Int) {
        func offset(_ instant: Int) -> Int {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(instant)))
        }
        // No zone changes its clocks twice within four weeks, so a step of two weeks finds every change.
        let step = 14 * CivilDay.seconds
        var changes: [Change] = []
        var now = offset(0)
        self.first = now
        for instant in stride(from: step, through: max(end, step) + step, by: step) {
            let next = offset(instant)
            guard next != now else { continue }
            var (before, after) = (instant - step, instant)
            while after - before > 1 {
                let middle = (before + after) / 2
                if offset(middle) == now { before = middle } else { after = middle }
            }
            changes.append(Change(at: after, offset: next))
            now = next
        }
        self.changes = changes
    }
}
