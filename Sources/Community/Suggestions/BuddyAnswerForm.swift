import Members
import Web

/// The answer to a member in the address.
struct BuddyAnswerForm: Form {
    static let fields: [String: FieldKind] = ["answer": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> BuddyAnswer? { self.input.buddyAnswer("answer", into: &errors) }
}
