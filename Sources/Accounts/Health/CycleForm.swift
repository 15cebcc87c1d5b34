import HealthMath
import Web

/// What a member wants to say about their cycle.
struct CycleForm: Form {
    static let fields: [String: FieldKind] = ["cycle": .text, "lastPeriod": .text]

    /// Choosing this is choosing the date beside it.
    private static let dated = "date"

    var typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    init(_ facts: HealthFacts) {
        switch facts.cycle {
        case .none: self.typed = Typed()
        case .lastPeriod(let day)?: self.typed = Typed(["cycle": Self.dated, "lastPeriod": day.description])
        case let cycle?: self.typed = Typed(["cycle": cycle.description])
        }
    }

    struct Values: Sendable, Equatable {
        var cycle: Cycle?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        switch self.typed["cycle"] {
        // Who fills in the day has said that they know it.
        case "": return self.typed["lastPeriod"].isEmpty ? Values() : self.lastPeriod(into: &errors)
        case Self.dated: return self.lastPeriod(into: &errors)
        case let answer:
            guard let cycle = Cycle(answer) else {
                errors.add("cycle", "Choose from the list.")
                return nil
            }
            return Values(cycle: cycle)
        }
    }

    private func lastPeriod(into errors: inout FormErrors) -> Values? {
        let complaint = "Choose the day your last period began, or \u{201C}I'm not sure\u{201D}."
        let day = self.typed.day("lastPeriod", complaint, into: &errors)
        if day == nil, errors["lastPeriod"].isEmpty { errors.add("lastPeriod", complaint) }
        return day.map { Values(cycle: .lastPeriod($0)) }
    }

    /// Complains about a day to come and about one too long ago to count from.
    static func check(_ values: Values?, today: CalendarDay, into errors: inout FormErrors) {
        guard case .lastPeriod(let day) = values?.cycle else { return }
        if day > today { errors.add("lastPeriod", "That day is yet to come. Choose today or an earlier one.") }
        if today.days(since: day) > Self.longestAgo {
            errors.add("lastPeriod", "That is more than a year ago. Choose \u{201C}I'm not sure\u{201D} instead.")
        }
    }

    private static let longestAgo = 366

    /// The answers to pick from.
    static func choices(chosen: String) -> [ChoiceView] {
        [
            (Self.dated, "I know when it last began", "The day goes in the field below."),
            (Cycle.notSure.description, "I'm not sure", ""),
            (
                Cycle.pregnant(since: nil).description, "I'm pregnant",
                "Calorie goals aren't made for this time: ask your midwife or doctor."
            ),
            (
                Cycle.off.description, "I'd rather not say",
                "Nothing is worked out from a cycle. You can change this any time."
            ),
        ].map { ChoiceView($0.0, label: $0.1, hint: $0.2, chosen: $0.0 == chosen) }
    }
}
