package import Foundation
package import HealthMath

/// Converts between instants and local time in a time zone with its changes of daylight saving.
package struct WallClock: Sendable {
    package let timeZone: TimeZone

    package init(_ timeZone: TimeZone) { self.timeZone = timeZone }

    /// Returns the instant at so many minutes after midnight of a day.
    ///
    /// A local time that is skipped becomes the instant of the change; of a time that occurs twice the first is taken.
    package func instant(of day: CalendarDay, minutes: Int) -> Date {
        let shown = Double(day.number) * 86_400 + Double(minutes) * 60
        // No zone is more than a day from Greenwich, and none changes its offset twice within these two days.
        let before = self.offset(at: shown - 86_400)
        let after = self.offset(at: shown + 86_400)
        let moments = [shown - before, shown - after].filter { self.offset(at: $0) == shown - $0 }
        return Date(timeIntervalSince1970: moments.min() ?? self.skip(from: shown - after, to: shown - before))
    }

    /// Returns the next instant with this local time after another.
    package func next(minutes: Int, after moment: Date) -> Date {
        var day = CalendarDay(moment, in: self.timeZone).adding(days: -1)
        while true {
            let next = self.instant(of: day, minutes: minutes)
            if next > moment { return next }
            day = day.adding(days: 1)
        }
    }

    private func offset(at seconds: Double) -> Double {
        Double(self.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)))
    }

    /// Finds the second between the two at which the offset changes.
    private func skip(from first: Double, to last: Double) -> Double {
        var (low, high) = (first, last)
        let old = self.offset(at: low)
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if self.offset(at: middle) == old { low = middle } else { high = middle }
        }
        return high
    }
}
