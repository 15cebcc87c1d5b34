import Web

/// The fields of the log-in page; a device sends the first two.
struct LogInForm: Form {
    static let fields: [String: FieldKind] = [
        "login": .text, "password": .secret, "remember": .flag, "next": .text,
    ]

    let input: FormInput

    struct Values: Sendable {
        /// Email or screen name.
        let login: String
        let password: String
        let remember: Bool
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let login = self.input.required(
            "login",
            max: MemberRules.longestEmail,
            "Type your email or your screen name.",
            into: &errors
        )
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", "Type your password.") }
        return Values(login: login, password: password, remember: self.input.isOn("remember"))
    }

    /// The page to go on to; never on another server.
    var next: String { LocalPath.isLocal(self.input["next"]) ? self.input["next"] : "" }
}
