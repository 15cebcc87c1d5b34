/// What a member says about their cycle.
package enum Cycle: Sendable, Equatable, LosslessStringConvertible {
    case lastPeriod(CalendarDay)
    case notSure
    /// `since` is the first day of the last period, from which weeks of pregnancy are counted; nil when the week was not said.
    case pregnant(since: CalendarDay?)
    /// They have none, or would rather not say: nothing is worked out from a cycle.
    case off

    /// Reads what `description` wrote.
    package init?(_ description: String) {
        switch description {
        case "not-sure": self = .notSure
        case "pregnant": self = .pregnant(since: nil)
        case "off": self = .off
        default:
            let words = description.split(separator: " ", maxSplits: 1)
            if words.first == "pregnant", let since = words.last.flatMap({ CalendarDay(String($0)) }) {
                self = .pregnant(since: since)
            } else if let day = CalendarDay(description) {
                self = .lastPeriod(day)
            } else {
                return nil
            }
        }
    }

    package var description: String {
        switch self {
        case .lastPeriod(let day): day.description
        case .notSure: "not-sure"
        case .pregnant(since: nil): "pregnant"
        case .pregnant(let since?): "pregnant \(since)"
        case .off: "off"
        }
    }

    /// Returns whether somebody may have one: men don't.
    package static func applies(to sex: Sex) -> Bool { sex != .male }

    /// Returns whether somebody is asked unbidden on a day: up to 55 years of age; who has one later says so under Me.
    ///
    /// The menopause "usually affects women between the ages of 45 and 55" (NHS, Menopause, nhs.uk).
    package static func isAsked(of sex: Sex, born birthday: CalendarDay, on day: CalendarDay) -> Bool {
        self.applies(to: sex) && day.years(since: birthday) <= 55
    }
}
