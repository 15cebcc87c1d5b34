import Web

/// Reads the switch of reminders to train.
struct ReminderSwitchForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Bool? { self.input.isOn("on") }
}
