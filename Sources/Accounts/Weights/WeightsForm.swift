import HealthMath
import Web

/// The range of days and the page of weights that a device asks for.
struct WeightsForm: Form {
    static let fields: [String: FieldKind] = ["from": .text, "to": .text, "before": .text, "limit": .number]
    static let mostAtOnce = 366

    struct Values: Sendable {
        let first: CalendarDay
        let last: CalendarDay
        let limit: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let days = Weighing.firstDay...CalendarDay.last
        let asked = self.input.daySpan(within: days, into: &errors)
        let noDay = "Send the `next` of the page before."
        let before = self.input.day("before", noDay, into: &errors)?.adding(days: -1)
        let complaint = "Ask for 1 to \(Self.mostAtOnce) weights."
        let limit = self.input.whole("limit", in: 1...Self.mostAtOnce, complaint, into: &errors)
        return Values(
            first: asked.first ?? days.lowerBound,
            last: min(asked.last ?? days.upperBound, before ?? days.upperBound),
            limit: limit ?? 100
        )
    }
}
