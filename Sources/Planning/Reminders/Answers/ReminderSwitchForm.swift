import Web

/// Reminders to train, on or off.
struct ReminderSwitchForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> Bool? { self.typed.isOn("on") }
}
