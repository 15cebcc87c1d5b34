import Web

/// One switch, on or off.
struct ChoiceForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("on") }
}
