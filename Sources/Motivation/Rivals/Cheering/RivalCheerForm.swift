import Web

/// Kind words for a line of a group's feed.
struct RivalCheerForm: Form {
    static let fields: [String: FieldKind] = ["lineId": .text, "words": .text]

    let input: FormInput

    struct Values: Sendable {
        let line: RivalLine.ID
        let words: CheerWords
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let words = self.input.choice("words", of: CheerWords.self, "Choose one of the words.", into: &errors)
        let line = RivalCheerRemovalForm(input: self.input).validate(into: &errors)
        guard let line, let words else {
            if words == nil, errors["words"].isEmpty { errors.add("words", "Choose one of the words.") }
            return nil
        }
        return Values(line: line, words: words)
    }
}
