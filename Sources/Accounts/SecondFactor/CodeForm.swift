import Web

/// The code that is asked for after the password, with what the first page said.
struct CodeForm: Form {
    static let fields: [String: FieldKind] = ["ticket": .secret, "code": .secret, "remember": .flag, "next": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let code = self.input.secret("code")
        if code.isEmpty { errors.add("code", "Type the code.") }
        return code
    }

    var ticket: String { self.input.secret("ticket") }
    var remember: Bool { self.input.isOn("remember") }
    /// The page to go on to; never on another server.
    var next: String { self.input.localPath("next") ?? "" }
}
