import Web

/// Nothing but the password, asked once more.
struct OwnPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret]

    let input: FormInput

    init(_ input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return password
    }
}
