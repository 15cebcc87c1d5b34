/// The limits of a calendar; it is refused when it exceeds one.
package struct Limits: Sendable {
    package var bytes = 10_000_000
    package var events = 50_000
    /// The events that repeat; far more than in ten years of anybody's calendar.
    package var repeating = 5_000
    /// The depth of nested calendars and components.
    package var depth = 8
    /// The bytes of one unfolded line that matters.
    package var lineBytes = 65_536
    /// The bytes of the lines that matter in one event or zone.
    package var componentBytes = 1_000_000
    /// The days and times that one search examines.
    package var steps = 2_000_000
    /// The occurrences of one rule in one search: every five minutes for eight weeks fits, every minute doesn't.
    package var repetitions = 20_000
    /// The busy spans that one search returns.
    package var stretches = 100_000

    package init() {}
}
