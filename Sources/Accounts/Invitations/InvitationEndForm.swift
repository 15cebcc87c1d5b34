import Web

/// Reads why an invitation is ended.
struct InvitationEndForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
    }
}
