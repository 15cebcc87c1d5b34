import Web

/// The form for choosing what is mailed.
struct NoticesForm: Form {
    static let fields: [String: FieldKind] = ["safetyMail": .flag]

    let input: FormInput

    struct Values: Sendable, Equatable {
        var safetyMail: Bool
    }

    /// Reads the switches: a box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> Values? {
        Values(safetyMail: self.input.isOn("safetyMail"))
    }
}
