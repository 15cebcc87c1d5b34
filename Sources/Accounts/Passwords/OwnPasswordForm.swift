import Web

/// Nothing but the password, asked once more.
struct OwnPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> String? {
        let password = self.typed.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return password
    }
}
