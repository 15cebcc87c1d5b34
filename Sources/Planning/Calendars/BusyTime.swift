/// Time that something other than training takes, as far as a calendar or the member told.
package struct BusyTime: Equatable, Sendable {
    package let time: Stretch
    package let isAllDay: Bool
    /// Nil unless the member wants to see titles.
    package let title: String?

    package init(_ time: Stretch, isAllDay: Bool = false, title: String? = nil) {
        self.time = time
        self.isAllDay = isAllDay
        self.title = title
    }
}
