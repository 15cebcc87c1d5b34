import Web

/// The link's token, sent back by its page.
struct AdministratorLinkForm: Form {
    static let fields: [String: FieldKind] = ["token": .secret]

    let typed: Typed

    init(_ typed: Typed) { self.typed = typed }

    func validate(into errors: inout FormErrors) -> SecretToken? { SecretToken(self.typed.secret("token")) }
}
