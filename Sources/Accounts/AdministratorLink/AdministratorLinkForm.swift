import Web

/// Reads the link's token, which its page sends.
struct AdministratorLinkForm: Form {
    static let fields: [String: FieldKind] = ["token": .secret]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> SecretToken? { SecretToken(self.input.secret("token")) }
}
