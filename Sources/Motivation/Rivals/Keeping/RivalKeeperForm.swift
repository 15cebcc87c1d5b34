import Members
import Web

/// The member who is to look after a group.
struct RivalKeeperForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? {
        let member = self.input.whole("memberId", in: 1...Int.max, "Choose who looks after it.", into: &errors)
        if self.input["memberId"].isEmpty { errors.add("memberId", "Choose who looks after it.") }
        return member.map(Member.ID.init)
    }
}
