import Web

/// Reads a glass more in a day.
///
/// Each tap counts, also when several wait on a phone to be sent.
struct GlassForm: Form {
    static let fields: [String: FieldKind] = ["addMillilitres": .number]

    let input: FormInput

    /// Returns the millilitres to add.
    func validate(into errors: inout FormErrors) -> Double? {
        let complaint = "Type millilitres from 1 to 5,000."
        let added = self.input.ungrouping("addMillilitres").number(
            "addMillilitres",
            in: 1...5_000,
            complaint,
            into: &errors
        )
        if self.input["addMillilitres"].isEmpty { errors.add("addMillilitres", "Say how much you drank.") }
        return errors.isEmpty ? added : nil
    }
}
