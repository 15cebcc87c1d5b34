import Web

/// Reads why an event is cancelled, in words for those who wanted to come.
struct EventCancellationForm: Form {
    static let fields: [String: FieldKind] = ["why": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        self.input.required(
            "why",
            max: GroupEvent.longest.why,
            "Say why, in words for those who wanted to come.",
            into: &errors
        )
    }
}
