import Web

/// Turns the second factor on: what was offered, a first code of it, and the password.
struct SecondFactorForm: Form {
    static let fields: [String: FieldKind] = ["secret": .secret, "code": .secret, "password": .secret]

    struct Values: Sendable {
        let code: String
        let password: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let (code, password) = (self.input.secret("code"), self.input.secret("password"))
        if code.isEmpty { errors.add("code", "Type the six digits that the app shows.") }
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return Values(code: code, password: password)
    }

    /// The sealed secret that the page carried.
    var secret: String { self.input.secret("secret") }
}
