package import HealthMath

/// What a member says about their cycle.
package enum Cycle: Sendable, Equatable, LosslessStringConvertible {
    case lastPeriod(CalendarDay)
    case notSure
    case pregnant
    /// They would rather not say: nothing is worked out from a cycle.
    case off

    /// Reads what `description` wrote.
    package init?(_ description: String) {
        switch description {
        case "not-sure": self = .notSure
        case "pregnant": self = .pregnant
        case "off": self = .off
        default:
            guard let day = CalendarDay(description) else { return nil }
            self = .lastPeriod(day)
        }
    }

    package var description: String {
        switch self {
        case .lastPeriod(let day): day.description
        case .notSure: "not-sure"
        case .pregnant: "pregnant"
        case .off: "off"
        }
    }

    /// Who is asked: men are not.
    static func applies(to sex: Sex) -> Bool { sex != .male }
}
