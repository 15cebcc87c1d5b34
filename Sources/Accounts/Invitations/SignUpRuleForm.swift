import Web

/// The form that says who may sign up from now on, and why.
struct SignUpRuleForm: Form {
    static let fields: [String: FieldKind] = ["rule": .text, "reason": .text, "password": .secret]

    struct Values: Sendable {
        let rule: SignUpRule
        let reason: String
        let password: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let rule: SignUpRule? = self.input.choice("rule", "Choose one of these.", into: &errors)
        if self.input["rule"].isEmpty { errors.add("rule", "Choose one of these.") }
        let reason = self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return rule.map { Values(rule: $0, reason: reason, password: password) }
    }
}
