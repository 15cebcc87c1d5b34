import Members
import Web

/// The answer to the card that was shown.
struct CardForm: Form {
    static let fields: [String: FieldKind] = ["member": .text, "answer": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> (member: Member.ID, answer: BuddyAnswer)? {
        let member = self.input.member("member", into: &errors)
        let answer = self.input.buddyAnswer("answer", into: &errors)
        guard let member, let answer else { return nil }
        return (member, answer)
    }
}
