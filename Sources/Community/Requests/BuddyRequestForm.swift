import Members
import Web

/// Whom a member would like to ask.
struct BuddyRequestForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? { self.input.member("memberId", into: &errors) }
}
