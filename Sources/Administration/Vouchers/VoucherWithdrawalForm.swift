import Web

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
