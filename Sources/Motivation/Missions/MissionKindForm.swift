import Web

/// Which kind of mission is to be started.
struct MissionKindForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> MissionKind? {
        let kind: MissionKind? = self.input.choice("kind", "Choose a kind from the list.", into: &errors)
        return errors.isEmpty ? kind ?? .steps : nil
    }
}
