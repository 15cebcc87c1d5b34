import Members
import Web

/// Kind words for something that a buddy earned, or for a day on which they trained.
struct CheerForm: Form {
    static let fields: [String: FieldKind] = [
        "memberId": .number, "achievement": .text, "trainedOn": .text, "words": .text,
    ]

    let input: FormInput

    struct Values: Sendable {
        let buddy: Member.ID
        let subject: CheerSubject
        let words: CheerWords
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let words = self.input.choice("words", of: CheerWords.self, "Choose one of the words.", into: &errors)
        let removal = CheerRemovalForm(input: self.input).validate(into: &errors)
        guard let removal, let words else {
            if words == nil, errors["words"].isEmpty { errors.add("words", "Choose one of the words.") }
            return nil
        }
        return Values(buddy: removal.buddy, subject: removal.subject, words: words)
    }
}
