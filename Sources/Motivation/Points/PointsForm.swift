import HealthMath
import Web

/// Which days of the ledger are asked for.
struct PointsForm: Form {
    static let fields: [String: FieldKind] = ["before": .text]

    let input: FormInput

    struct Values: Sendable {
        /// Nil for the latest days.
        let before: CalendarDay?
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let day = self.input.day("before", "Write the day like 2026-03-14.", into: &errors)
        return errors.isEmpty ? Values(before: day) : nil
    }
}
