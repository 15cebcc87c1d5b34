import Web

/// Switches a source on or off, as a device says it.
struct SourceSwitchForm: Form {
    static let fields: [String: FieldKind] = ["isOn": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("isOn") }
}
