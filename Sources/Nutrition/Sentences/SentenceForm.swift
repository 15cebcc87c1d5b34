import Web

/// A sentence to be read.
struct SentenceForm: Form {
    static let fields: [String: FieldKind] = ["text": .lines]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Sentence? {
        let complaint = "Say what you had, like “two eggs and toast”."
        let text = self.input.required("text", max: Sentence.longest, complaint, into: &errors)
        return errors["text"].isEmpty ? Sentence(text) : nil
    }
}
