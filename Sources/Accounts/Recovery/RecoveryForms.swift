import Web

/// Which address forgot its password.
struct RecoveryForm: Form {
    static let fields: [String: FieldKind] = ["email": .text]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> String? {
        MemberRules.email(self.typed, into: &errors)
    }
}

/// The new password, twice.
struct NewPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret, "passwordAgain": .secret]

    let typed: Typed
    /// The member's address and screen name, which are no passwords.
    var names: [String] = []

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> String? {
        PasswordRules.password(self.typed, names: self.names, into: &errors)
    }
}
