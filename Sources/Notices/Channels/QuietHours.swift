package import Foundation
package import Members

/// The part of a member's day in which no device rings; it may reach over midnight.
package struct QuietHours: Sendable, Equatable {
    /// Minutes after midnight on the member's own clock.
    package let from: Int
    /// Never the same as `from`.
    package let until: Int

    package init(from: Int, until: Int) {
        self.from = from
        self.until = until
    }

    /// When it is quiet no more; nil when it isn't quiet at that moment.
    package func end(at moment: Date, on clock: WallClock) -> Date? {
        // The next end comes before the next beginning exactly while it is quiet.
        let end = clock.next(minutes: self.until, after: moment)
        let beginning = clock.next(minutes: self.from, after: moment)
        return end < beginning ? end : nil
    }
}
