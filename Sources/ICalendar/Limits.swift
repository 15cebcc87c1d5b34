/// How much of a calendar is read before it is refused.
package struct Limits: Sendable {
    package var bytes = 10_000_000
    package var events = 50_000
    /// Calendars in calendars, components in components.
    package var depth = 8
    /// Of a line that matters, its folds undone.
    package var lineBytes = 65_536
    /// Of what matters in one event or zone.
    package var componentBytes = 1_000_000
    /// Days and times looked at in one search for busy time.
    package var steps = 5_000_000
    /// Busy stretches that one search gives.
    package var stretches = 100_000

    package init() {}
}
