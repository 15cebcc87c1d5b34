import Web

/// What is at a place as a device sends it: unlike a browser, it must send the list, which may be empty.
struct SentGearForm: Form {
    static let fields: [String: FieldKind] = ["gear": .list]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> [Gear]? {
        guard self.input.has("gear") else {
            errors.add("gear", "Send what is there, perhaps an empty list.")
            return nil
        }
        return self.input.gear("gear", into: &errors)
    }
}
