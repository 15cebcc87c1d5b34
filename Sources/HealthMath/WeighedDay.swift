/// What somebody weighed on a day.
package struct WeighedDay: Hashable, Sendable {
    package let day: CalendarDay
    package let kilograms: Double

    package init(day: CalendarDay, kilograms: Double) {
        self.day = day
        self.kilograms = kilograms
    }
}
