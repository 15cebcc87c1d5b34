import HealthMath
import Web

/// Which days of activities are asked for.
struct ActivitySpanForm: Form {
    static let fields: [String: FieldKind] = ["from": .text, "to": .text]

    private static let mostDays = 366

    let typed: Typed
    private var today = CalendarDay.last

    init(_ typed: Typed) { self.typed = typed }

    init(_ typed: Typed, today: CalendarDay) {
        self.typed = typed
        self.today = today
    }

    /// The last thirty days when nothing is said.
    func validate(into errors: inout FormErrors) -> ClosedRange<CalendarDay>? {
        let span = self.typed.daySpan(within: TrainingRange.first...self.today.adding(days: 7), into: &errors)
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

/// The version that is to be removed; nil for whichever is there.
struct VersionForm: Form {
    static let fields: [String: FieldKind] = ["version": .number]

    struct Values: Sendable { let version: Int64? }

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            version: self.typed.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
                .map { Int64($0) }
        )
    }
}

/// Which exercise is looked for.
struct ExerciseChoiceForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text, "q": .text, "exercise": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Void? { () }
}
