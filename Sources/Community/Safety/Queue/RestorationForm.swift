import Web

/// A word for whoever is let back in, which is the reason in the log, and the password of who does it.
struct RestorationForm: Form {
    static let fields: [String: FieldKind] = ["note": .lines, "password": .secret]

    struct Values: Sendable {
        let note: String
        let password: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let missing = "Say why, in words for whom it is about."
        let note = self.input.required("note", max: DecisionForm.longestNote, missing, into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", "Type your password.") }
        return errors.isEmpty ? Values(note: note, password: password) : nil
    }
}
