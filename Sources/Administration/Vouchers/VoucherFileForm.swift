import Web

/// What the codes of a file are for, and why they are loaded; they stand in the address to which the file is sent.
struct VoucherFileForm: Form {
    static let fields: [String: FieldKind] = ["note": .text, "reason": .text]
    static let (longestNote, longestReason) = (100, 300)

    struct Values: Sendable {
        let note: String
        let reason: String
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let note = self.input.text("note", max: Self.longestNote, into: &errors)
        let reason = self.input.required(
            "reason",
            max: Self.longestReason,
            "Say why; it is written down.",
            into: &errors
        )
        return errors.isEmpty ? Values(note: note, reason: reason) : nil
    }
}
