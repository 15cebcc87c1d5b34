import Web

/// The form for a new password; the old one proves that it is the member.
struct PasswordForm: Form {
    static let fields: [String: FieldKind] = ["current": .secret, "password": .secret, "passwordAgain": .secret]

    let input: FormInput
    /// The member's own names, which make bad passwords; set by the controller.
    var names: [String] = []

    init(input: FormInput) { self.input = input }

    struct Values: Sendable, Equatable {
        var current: String
        var password: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let current = self.input.secret("current")
        if current.isEmpty { errors.add("current", "Type the password you have now.") }
        let password = PasswordRules.password(self.input, names: self.names, into: &errors)
        return Values(current: current, password: password)
    }
}
