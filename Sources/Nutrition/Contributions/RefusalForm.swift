import Web

/// The reason of a refusal, for the food's owner.
struct RefusalForm: Form {
    static let fields: [String: FieldKind] = ["reason": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let reason = self.input.required(
            "reason",
            max: Contribution.longestReason,
            "Say why, so that its owner understands.",
            into: &errors
        )
        return errors.isEmpty ? reason : nil
    }
}
