import Web

/// Whether a part is to be on, and why.
struct SwitchForm: Form {
    static let fields: [String: FieldKind] = ["on": .flag, "reason": .text]

    struct Values: Sendable {
        let on: Bool
        let reason: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let reason = self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
        return errors.isEmpty ? Values(on: self.input.isOn("on"), reason: reason) : nil
    }
}
