import Members
import Web

/// Reads to which buddy a mission is proposed.
struct MissionBuddyForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? {
        let buddy = self.input.whole("memberId", in: 1...Int.max, "Say which buddy.", into: &errors)
        if buddy == nil, errors["memberId"].isEmpty { errors.add("memberId", "Say which buddy.") }
        return buddy.map(Member.ID.init)
    }
}
