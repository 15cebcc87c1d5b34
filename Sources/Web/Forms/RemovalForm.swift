/// The version of what is to be removed; nil for any.
package struct RemovalForm: Form {
    package static let fields: [String: FieldKind] = ["version": .number]

    package struct Values: Sendable { package let version: Int64? }

    package let input: FormInput

    package init(input: FormInput) { self.input = input }

    package func validate(into errors: inout FormErrors) -> Values? {
        let version = self.input.whole("version", in: 1...Int.max, "Send the version you read.", into: &errors)
        return Values(version: version.map(Int64.init))
    }
}
