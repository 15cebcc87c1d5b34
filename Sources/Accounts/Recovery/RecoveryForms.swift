import Web

/// The address of an account whose password is forgotten.
struct RecoveryForm: Form {
    static let fields: [String: FieldKind] = ["email": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        MemberRules.email(self.input, into: &errors)
    }
}

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
