import Web

/// Which of the missions under way is proposed; one of a kind is.
struct MissionAskForm: Form {
    static let fields: [String: FieldKind] = ["kind": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> MissionKind? {
        let kind: MissionKind? = self.input.choice("kind", "Choose one of your missions.", into: &errors)
        if kind == nil, errors["kind"].isEmpty { errors.add("kind", "Choose one of your missions.") }
        return kind
    }
}
