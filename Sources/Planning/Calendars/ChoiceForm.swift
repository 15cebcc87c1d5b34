import Web

/// Reads a single switch.
struct ChoiceForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("on") }
}
