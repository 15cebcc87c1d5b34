import HealthMath
import Web

/// The form as a device sends it; the first target day is in the address.
struct DeviceCopyForm: Form {
    static let fields: [String: FieldKind] = [
        "requestId": .text, "from": .text, "fromThrough": .text, "meal": .text, "through": .text, "toMeal": .text,
        "lines": .list,
    ]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> FormInput? { self.input }

    /// Returns the form with its target day.
    func onto(_ day: CalendarDay) -> CopyForm {
        var input = self.input
        input.set("to", to: day.description)
        return CopyForm(input)
    }
}
