import Web

/// The fields of the log-in page; a device sends the first two, and a code where the member has a second factor.
struct LogInForm: Form {
    static let fields: [String: FieldKind] = [
        "login": .text, "password": .secret, "code": .secret, "remember": .flag, "next": .text,
    ]

    let input: FormInput

    struct Values: Sendable {
        /// Email or screen name.
        let login: String
        let password: String
        let remember: Bool
        /// A device's; a browser is asked for it on the next page.
        var code = ""
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
        return Values(
            login: login,
            password: password,
            remember: self.input.isOn("remember"),
            code: self.input.secret("code")
        )
    }

    /// The page to go on to; never on another server.
    var next: String { self.input.localPath("next") ?? "" }
}
