package import Foundation
package import Members

/// The part of a member's day without push messages; it may span midnight.
package struct QuietHours: Sendable, Equatable {
    /// Minutes after midnight in the member's time zone.
    package let from: Int
    /// Differs from `from`.
    package let until: Int

    /// Returns the end of the quiet hours; nil when `moment` isn't in them.
    package func end(at moment: Date, on clock: WallClock) -> Date? {
        // The next end comes before the next beginning exactly during quiet hours.
        let end = clock.next(minutes: self.until, after: moment)
        let beginning = clock.next(minutes: self.from, after: moment)
        return end < beginning ? end : nil
    }
}
