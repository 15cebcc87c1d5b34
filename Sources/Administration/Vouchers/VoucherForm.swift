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
