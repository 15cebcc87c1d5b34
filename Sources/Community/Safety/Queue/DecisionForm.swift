import Web

/// The form for a decision with its reason.
///
/// The reported member reads the note; that of a dismissal is only in the log.
struct DecisionForm: Form {
    static let fields: [String: FieldKind] = ["note": .lines]
    static let longestNote = 500

    let input: FormInput

    func validate(into errors: inout FormErrors) -> String? {
        let missing = "Say why, in words for whom it is about."
        let note = self.input.required("note", max: Self.longestNote, missing, into: &errors)
        return errors.isEmpty ? note : nil
    }
}
