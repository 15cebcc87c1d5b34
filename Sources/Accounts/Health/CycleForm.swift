import HealthMath
import Web

/// The form for a member's cycle or pregnancy.
struct CycleForm: Form {
    static let fields: [String: FieldKind] = [
        "cycle": .text, "lastPeriod": .text, "pregnancyWeek": .number, "leaveWorkouts": .flag,
    ]

    /// The choice that goes with the date field beside it.
    static let dated = "date"
    static let pregnant = Cycle.pregnant(since: nil).description
    /// The weeks of pregnancy that can be entered.
    static let weeks = 1...42

    var input: FormInput

    struct Values: Sendable, Equatable {
        var cycle: Cycle?
        /// The week of pregnancy; nil when it was not said.
        var week: Int?
        var mindsCycle = true

        /// Returns the values with the first day of the pregnancy, computed from the week.
        func counted(on day: CalendarDay, known: Cycle?) -> Values {
            guard let week else { return self }
            var values = self
            values.cycle = .pregnant(week: week, on: day, known: known)
            return values
        }
    }

    func validate(into errors: inout FormErrors) -> Values? {
        var values = self.cycle(into: &errors)
        values?.mindsCycle = !self.input.isOn("leaveWorkouts")
        return values
    }

    private func cycle(into errors: inout FormErrors) -> Values? {
        switch self.input["cycle"] {
        // A day or a week that is filled in counts as its choice.
        case "" where !self.input["lastPeriod"].isEmpty: return self.lastPeriod(into: &errors)
        case "" where !self.input["pregnancyWeek"].isEmpty: return self.pregnancy(into: &errors)
        case "": return Values()
        case Self.dated: return self.lastPeriod(into: &errors)
        case Self.pregnant: return self.pregnancy(into: &errors)
        case let answer:
            guard let cycle = Cycle(answer) else {
                errors.add("cycle", "Choose from the list.")
                return nil
            }
            return Values(cycle: cycle)
        }
    }

    private func pregnancy(into errors: inout FormErrors) -> Values? {
        let complaint = "Type the week, from \(Self.weeks.lowerBound) to \(Self.weeks.upperBound)."
        let week = self.input.whole("pregnancyWeek", in: Self.weeks, complaint, into: &errors)
        return errors["pregnancyWeek"].isEmpty ? Values(cycle: .pregnant(since: nil), week: week) : nil
    }

    private func lastPeriod(into errors: inout FormErrors) -> Values? {
        let complaint = "Choose the day your last period began, or \u{201C}I'm not sure\u{201D}."
        let day = self.input.day("lastPeriod", complaint, into: &errors)
        if day == nil, errors["lastPeriod"].isEmpty { errors.add("lastPeriod", complaint) }
        return day.map { Values(cycle: .lastPeriod($0)) }
    }

    /// Complains about a future day, and about one too long ago to count from.
    static func check(_ values: Values?, today: CalendarDay, into errors: inout FormErrors) {
        guard case .lastPeriod(let day) = values?.cycle else { return }
        if day > today { errors.add("lastPeriod", "That day is yet to come. Choose today or an earlier one.") }
        if today.days(since: day) > Self.longestAgo {
            errors.add("lastPeriod", "That is more than a year ago. Choose \u{201C}I'm not sure\u{201D} instead.")
        }
    }

    private static let longestAgo = 366

    /// Returns the choices of the question.
    static func choices(chosen: String) -> [ChoiceView] {
        [
            (Self.dated, "I know when it last began", "The day goes in the field below."),
            (Cycle.notSure.description, "I'm not sure", ""),
            (
                Self.pregnant, "I'm pregnant",
                "Workouts grow gentler. Calorie goals aren't made for this time: ask your midwife or doctor."
            ),
            (
                Cycle.off.description, "I have none (any more), or I'd rather not say",
                "Nothing is worked out from a cycle. You can change this any time."
            ),
        ].map { ChoiceView($0.0, label: $0.1, hint: $0.2, chosen: $0.0 == chosen) }
    }
}

extension CycleForm {
    init(_ facts: HealthFacts, today: CalendarDay) {
        switch facts.cycle {
        case .none: self.input = FormInput()
        case .lastPeriod(let day)?: self.input = FormInput(["cycle": Self.dated, "lastPeriod": day.description])
        case .pregnant?: self.input = FormInput(["cycle": Self.pregnant])
        case let cycle?: self.input = FormInput(["cycle": cycle.description])
        }
        if let week = facts.cycle?.pregnancyWeek(on: today) { self.input.set("pregnancyWeek", to: String(week)) }
        if !facts.mindsCycle { self.input.set("leaveWorkouts", to: "yes") }
    }
}
