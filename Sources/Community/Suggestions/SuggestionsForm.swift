import Web

/// The number of suggestions that a device asks for.
struct SuggestionsForm: Form {
    static let fields: [String: FieldKind] = ["limit": .number]
    static let most = 20

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Int? {
        self.input.whole("limit", in: 1...Self.most, "Ask for 1 to \(Self.most).", into: &errors) ?? Self.most
    }
}
