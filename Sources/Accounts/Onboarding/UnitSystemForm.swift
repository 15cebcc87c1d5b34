import Web

/// The form for switching units by one tap.
struct UnitSystemForm: Form {
    static let fields: [String: FieldKind] = ["system": .text, "next": .text]

    let input: FormInput

    struct Values: Sendable {
        var system: UnitSystem
        var next: String
    }

    func validate(into errors: inout FormErrors) -> Values? {
        guard let system = UnitSystem(rawValue: self.input["system"]) else {
            errors.add("system", "Choose from the list.")
            return nil
        }
        return Values(system: system, next: self.input.localPath("next") ?? Places.me.path)
    }
}
