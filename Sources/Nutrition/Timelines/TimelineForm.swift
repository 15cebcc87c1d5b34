import FoodCatalogue
import HealthMath
import Web

/// The nutrient and the range of a timeline, from browsers or devices.
struct TimelineForm: Form {
    static let fields: [String: FieldKind] = ["nutrient": .text, "range": .text, "from": .text, "to": .text]

    struct Values: Sendable {
        let nutrient: Nutrient
        let range: TimelineRange
        /// The ends of a custom range; either may be left out.
        let first: CalendarDay?
        let last: CalendarDay?
    }

    let input: FormInput
    /// The last day that is allowed.
    var lastDay = CalendarDay.last

    init(input: FormInput) { self.input = input }

    init(_ input: FormInput, today: CalendarDay) {
        self.input = input
        self.lastDay = DiaryRange(today: today).last
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let nutrient = self.nutrient
        if nutrient == nil {
            errors.add("nutrient", "Choose a nutrient: kcal, protein, fat, … or its number in USDA's tables.")
        }
        let noRange = "Choose week, month, 3-months, year, all or custom."
        let range = self.input.choice("range", of: TimelineRange.self, noRange, into: &errors)
        let days = self.input.daySpan(within: DiaryRange.first...self.lastDay, into: &errors)
        if let first = days.first, let last = days.last, last.days(since: first) >= TimelineRange.mostDays {
            errors.add("to", "That is more than ten years. Choose a shorter time.")
        }
        let isCustom = days.first != nil || days.last != nil
        guard let nutrient, errors.isEmpty else { return nil }
        return Values(
            nutrient: nutrient,
            range: range ?? (isCustom ? .custom : .month),
            first: days.first,
            last: days.last
        )
    }

    /// The nutrient, energy by default; nil for an unknown one.
    private var nutrient: Nutrient? {
        let text = self.input["nutrient"]
        if text.isEmpty { return Nutrient.numbered(Nutrient.energy) }
        let number = KeyFact.allCases.first { "\($0)" == text }?.nutrient ?? Int(text)
        return number.flatMap(Nutrient.numbered)
    }
}

extension TimelineForm.Values {
    /// Returns the days of the range; `first` is the first day with data.
    func days(today: CalendarDay, first known: CalendarDay?) -> ClosedRange<CalendarDay> {
        guard self.range == .custom else { return self.range.days(until: today, first: known) }
        switch (self.first, self.last) {
        case (let first?, let last?): return first...last
        case (let first?, nil):
            let last = max(first, today)
            return max(first, last.adding(days: 1 - TimelineRange.mostDays))...last
        case (nil, let last?): return max(last.adding(days: -29), DiaryRange.first)...last
        case (nil, nil): return TimelineRange.month.days(until: today, first: nil)
        }
    }
}
