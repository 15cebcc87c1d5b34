/// Time taken by something other than training, according to a calendar or the member.
package struct BusyTime: Hashable, Sendable {
    package let time: Stretch
    package let isAllDay: Bool
    /// Nil unless the member chose to see titles.
    package let title: String?

    package init(_ time: Stretch, isAllDay: Bool = false, title: String? = nil) {
        self.time = time
        self.isAllDay = isAllDay
        self.title = title
    }
}
