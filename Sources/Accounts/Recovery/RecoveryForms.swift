import Web

/// Which address forgot its password.
struct RecoveryForm: Form {
    static let fields: [String: FieldKind] = ["email": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        MemberRules.email(self.input, into: &errors)
    }
}

/// The new password, twice.
struct NewPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret, "passwordAgain": .secret]

    let input: FormInput
    /// The member's address and screen name, which are no passwords.
    var names: [String] = []

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        PasswordRules.password(self.input, names: self.names, into: &errors)
    }
}
