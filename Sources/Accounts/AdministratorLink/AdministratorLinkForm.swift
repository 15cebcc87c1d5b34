import Web

/// The link's token, sent back by its page.
struct AdministratorLinkForm: Form {
    static let fields: [String: FieldKind] = ["token": .secret]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> SecretToken? { SecretToken(self.input.secret("token")) }
}
