/// A half-open range of time, in milliseconds since 1970 UTC; never empty.
package struct Stretch: Hashable, Sendable {
    package let start: Int64
    package let end: Int64

    /// Returns nil unless it ends after it begins.
    package init?(from start: Int64, to end: Int64) {
        guard start < end else { return nil }
        self.start = start
        self.end = end
    }

    package var minutes: Int { Int((self.end - self.start) / 60_000) }

    package func overlaps(_ other: Stretch) -> Bool { self.start < other.end && other.start < self.end }

    package func intersection(_ other: Stretch) -> Stretch? {
        Stretch(from: max(self.start, other.start), to: min(self.end, other.end))
    }
}

extension [Stretch] {
    /// The same time as ascending stretches that don't touch each other.
    package var merged: [Stretch] { self.merged(acrossLessThan: 0) }

    /// Returns the same, with gaps shorter than `gap` milliseconds closed.
    package func merged(acrossLessThan gap: Int64) -> [Stretch] {
        self.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { merged, next in
            if let last = merged.last, next.start <= last.end || next.start < last.end + gap {
                guard let both = Stretch(from: last.start, to: Swift.max(last.end, next.end)) else { return }
                merged[merged.count - 1] = both
            } else {
                merged.append(next)
            }
        }
    }

    /// Returns the time of these that is in none of `others`.
    package func subtracting(_ others: [Stretch]) -> [Stretch] {
        let others = others.merged
        return self.merged.flatMap { stretch -> [Stretch] in
            var free: [Stretch] = []
            var from = stretch.start
            for other in others where other.overlaps(stretch) {
                if let gap = Stretch(from: from, to: other.start) { free.append(gap) }
                from = other.end
            }
            if let rest = Stretch(from: from, to: stretch.end) { free.append(rest) }
            return free
        }
    }
}
