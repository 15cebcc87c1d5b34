import Members
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

/// Reads to which buddy a mission is proposed.
struct MissionBuddyForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? {
        let buddy = self.input.whole("memberId", in: 1...Int.max, "Say which buddy.", into: &errors)
        if buddy == nil, errors["memberId"].isEmpty { errors.add("memberId", "Say which buddy.") }
        return buddy.map(Int64.init)
    }
}
