import Web

/// The version to be removed; nil for any.
struct VersionForm: Form {
    static let fields: [String: FieldKind] = ["version": .number]

    struct Values: Sendable { let version: Int64? }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        Values(
            version: self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
                .map { Int64($0) }
        )
    }
}
