/// A span of time during which an event keeps the member busy.
package struct Busy: Hashable, Sendable {
    /// In milliseconds since 1970 UTC.
    package let start: Int64
    package let end: Int64
    /// Empty for an event without one.
    package let uid: String
    package let title: String?
    package let isAllDay: Bool
}
