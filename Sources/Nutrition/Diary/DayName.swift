import HealthMath

/// A day as people say it.
struct DayName: Sendable {
    /// "Today", "Yesterday", "Tomorrow", else the date.
    let name: String
    /// "Sat 14 March", with the year when it is another.
    let date: String

    init(_ day: CalendarDay, today: CalendarDay) {
        let year = day.year == today.year ? "" : " \(day.year)"
        self.date = "\(Self.weekdays[day.weekday.rawValue - 1]) \(day.day) \(Self.months[day.month - 1])\(year)"
        switch day.days(since: today) {
        case 0: self.name = "Today"
        case -1: self.name = "Yesterday"
        case 1: self.name = "Tomorrow"
        default: self.name = self.date
        }
    }

    /// Empty when the name says it already.
    var dateBesideName: String { self.name == self.date ? "" : self.date }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
    ]
}
