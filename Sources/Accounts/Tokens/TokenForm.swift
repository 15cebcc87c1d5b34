import Web

/// The form for a new access token: name, scopes, and the password as proof.
struct TokenForm: Form {
    static let fields: [String: FieldKind] = [
        "name": .text, "scopes": .list, "days": .number, "password": .secret,
    ]

    let input: FormInput
    /// The scopes to choose from.
    var offered: [Scope] = []

    init(input: FormInput) { self.input = input }

    init(_ input: FormInput, offered: [Scope]) {
        self.input = input
        self.offered = offered
    }

    struct Values: Sendable, Equatable {
        let name: String
        let scopes: Set<Scope>
        /// The days until it expires; nil for never.
        let days: Int?
        let password: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let name = self.input.required("name", max: 60, "Give it a name you will know it by.", into: &errors)
        let words = self.input.all("scopes")
        let scopes = Set(words.map(Scope.init(rawValue:))).intersection(self.offered)
        if words.isEmpty {
            errors.add("scopes", "Choose at least one thing it may do.")
        } else if scopes.count < Set(words).count {
            errors.add("scopes", "Choose from these: \(self.offered.map(\.rawValue).joined(separator: ", ")).")
        }
        let days = self.input.whole("days", in: 1...3_650, "Choose from 1 to 3,650 days.", into: &errors)
        let password = self.input.secret("password")
        if password.isEmpty { errors.add("password", PasswordProof.missing) }
        return Values(name: name, scopes: scopes, days: days, password: password)
    }
}
