/// A stretch of time that an event takes.
package struct Busy: Hashable, Sendable {
    /// Milliseconds since 1970 UTC.
    package let start: Int64
    package let end: Int64
    /// Empty when the event has none.
    package let uid: String
    package let title: String?
    package let isAllDay: Bool
}
