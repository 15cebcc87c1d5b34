import Web

/// The form for the new password, twice.
struct NewPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret, "passwordAgain": .secret]

    let input: FormInput
    /// The member's address and screen name, which passwords may not equal.
    var names: [String] = []

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        PasswordRules.password(self.input, names: self.names, into: &errors)
    }
}
