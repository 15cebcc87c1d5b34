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

/// The answer to a member in the address.
struct BuddyAnswerForm: Form {
    static let fields: [String: FieldKind] = ["answer": .text]

    let input: FormInput

    func validate(into errors: inout FormErrors) -> BuddyAnswer? { self.input.buddyAnswer("answer", into: &errors) }
}

/// The number of suggestions that a device asks for.
struct SuggestionsForm: Form {
    static let fields: [String: FieldKind] = ["limit": .number]
    static let most = 20

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Int? {
        self.input.whole("limit", in: 1...Self.most, "Ask for 1 to \(Self.most).", into: &errors) ?? Self.most
    }
}

extension FormInput {
    fileprivate func buddyAnswer(_ name: String, into errors: inout FormErrors) -> BuddyAnswer? {
        let complaint = "Answer yes or no."
        let answer = self.choice(name, of: BuddyAnswer.self, complaint, into: &errors)
        if answer == nil, errors[name].isEmpty { errors.add(name, complaint) }
        return answer
    }
}
