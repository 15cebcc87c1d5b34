import Web

/// A list of codes that is pasted, what they are for, and why they are loaded.
struct VoucherForm: Form {
    static let fields: [String: FieldKind] = ["codes": .lines, "note": .text, "reason": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> VoucherPorts.NewLoad? {
        let codes = self.input.required("codes", max: 10_000, "Write the codes, one on a line.", into: &errors)
        guard let about = VoucherFileForm(self.input).validate(into: &errors) else { return nil }
        return VoucherPorts.NewLoad(list: Array(codes.utf8), note: about.note, reason: about.reason)
    }
}

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

/// Why vouchers are withdrawn, and which one where it is a single one.
struct VoucherWithdrawalForm: Form {
    static let fields: [String: FieldKind] = ["code": .text, "reason": .text]

    struct Values: Sendable {
        /// Empty for a whole load.
        let code: String
        let reason: String
    }

    let input: FormInput
    /// Whether it is about a single one.
    var asksForCode = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> Values? {
        let code =
            self.asksForCode ? self.input.required("code", max: 100, "Write the code.", into: &errors) : ""
        let reason = self.input.required(
            "reason",
            max: VoucherFileForm.longestReason,
            "Say why; it is written down.",
            into: &errors
        )
        return errors.isEmpty ? Values(code: code, reason: reason) : nil
    }
}
