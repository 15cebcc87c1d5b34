import HealthMath
import Web

/// Reads the days whose activities are asked for.
struct ActivitySpanForm: Form {
    static let fields: [String: FieldKind] = ["from": .text, "to": .text]

    private static let mostDays = 366

    let input: FormInput
    private var today = CalendarDay.last

    init(input: FormInput) { self.input = input }

    init(_ input: FormInput, today: CalendarDay) {
        self.input = input
        self.today = today
    }

    /// Returns the last thirty days when neither end is given.
    func validate(into errors: inout FormErrors) -> ClosedRange<CalendarDay>? {
        let span = self.input.daySpan(within: TrainingRange.first...self.today.adding(days: 7), into: &errors)
        guard errors.isEmpty else { return nil }
        let last = span.last ?? max(self.today, span.first ?? self.today)
        let first = span.first ?? max(last.adding(days: -29), TrainingRange.first)
        guard last.days(since: first) < Self.mostDays else {
            errors.add("from", "Ask for \(Self.mostDays) days at most.")
            return nil
        }
        return first...max(first, last)
    }
}
