import HealthMath
import Members

/// The days for which a row of hours counts: those from Monday to Friday, the weekend, or a single day that differs.
enum HoursScope: Hashable, Sendable {
    case weekdays, weekend
    case day(Weekday)

    /// Reads it as a form sends it; nil for other words.
    init?(word: String) {
        switch word {
        case "weekdays": self = .weekdays
        case "weekend": self = .weekend
        default:
            guard let weekday = Weekday(word: word) else { return nil }
            self = .day(weekday)
        }
    }

    var word: String {
        switch self {
        case .weekdays: "weekdays"
        case .weekend: "weekend"
        case .day(let weekday): weekday.word
        }
    }

    var name: String {
        switch self {
        case .weekdays: "Monday to Friday"
        case .weekend: "Saturday and Sunday"
        case .day(let weekday): weekday.name
        }
    }

    static let groups: [HoursScope] = [.weekdays, .weekend]

    /// The days of a group.
    var days: [Weekday] {
        switch self {
        case .weekdays: [.monday, .tuesday, .wednesday, .thursday, .friday]
        case .weekend: [.saturday, .sunday]
        case .day(let weekday): [weekday]
        }
    }
}

extension Weekday {
    /// The day after, Monday after Sunday.
    var next: Weekday { Weekday(rawValue: self.rawValue % 7 + 1) ?? .monday }
    var previous: Weekday { Weekday(rawValue: (self.rawValue + 5) % 7 + 1) ?? .sunday }

    /// The group to which it belongs.
    var group: HoursScope { HoursScope.weekend.days.contains(self) ? .weekend : .weekdays }
}
