import HealthMath
import Web

/// The form that logs a plate in the amounts in which it was proposed, or others that it can be served in.
struct PlateLogForm: Form {
    static let fields: [String: FieldKind] = DevicePlateForm.fields.merging(["day": .text]) { kept, _ in kept }

    struct Values: Sendable {
        let day: CalendarDay
        let plate: DevicePlateForm.Values
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let day = self.input.day("day", "That day doesn't exist. Choose another.", into: &errors)
        if day == nil, errors["day"].isEmpty { errors.add("day", "Choose a day.") }
        let plate = DevicePlateForm(self.input).validate(into: &errors)
        return if let day, let plate { Values(day: day, plate: plate) } else { nil }
    }
}
