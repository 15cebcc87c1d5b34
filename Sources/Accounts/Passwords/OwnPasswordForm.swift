import Web

/// The password alone, asked again before something sensitive.
struct OwnPasswordForm: Form {
    static let fields: [String: FieldKind] = ["password": .secret]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return password
    }
}
