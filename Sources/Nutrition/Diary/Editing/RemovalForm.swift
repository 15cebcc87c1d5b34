import Web

/// The version that is to be removed; nil for any.
struct RemovalForm: Form {
    static let fields: [String: FieldKind] = ["version": .number]

    struct Values { let version: Int64? }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        return Values(version: version.map(Int64.init))
    }
}
