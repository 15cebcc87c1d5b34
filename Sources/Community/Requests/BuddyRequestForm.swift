import Members
import Web

/// Reads which member is asked.
struct BuddyRequestForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Member.ID? { self.input.member("memberId", into: &errors) }
}
