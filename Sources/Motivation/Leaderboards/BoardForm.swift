import Web

/// Over which span a board is asked for.
struct BoardForm: Form {
    static let fields: [String: FieldKind] = ["span": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> BoardSpan? {
        let span = self.input.choice("span", of: BoardSpan.self, "Choose week, month or all.", into: &errors)
        return errors.isEmpty ? span ?? .week : nil
    }
}
