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

/// What kind words were for, which are taken back.
struct CheerRemovalForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number, "achievement": .text, "trainedOn": .text]

    let input: FormInput

    struct Values: Sendable {
        let buddy: Member.ID
        let subject: CheerSubject
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let buddy = self.input.whole("memberId", in: 1...Int.max, "Say which member.", into: &errors)
        guard let subject = self.subject(into: &errors), let buddy else {
            if buddy == nil, errors["memberId"].isEmpty { errors.add("memberId", "Say which member.") }
            return nil
        }
        return Values(buddy: Member.ID(buddy), subject: subject)
    }

    /// Returns a day where one was sent, else the achievement.
    private func subject(into errors: inout FormErrors) -> CheerSubject? {
        if !self.input["trainedOn"].isEmpty {
            return self.input.day("trainedOn", "Choose a day of the calendar.", into: &errors).map { .training($0) }
        }
        let achievement = Achievement.named(self.input["achievement"])
        if achievement == nil { errors.add("achievement", "There is no such achievement.") }
        return achievement.map { .achievement($0) }
    }
}

/// What buddies may see of what one earns and sets out to.
struct AchievementSharingForm: Form {
    static let fields: [String: FieldKind] = ["isShown": .flag, "takesCheers": .flag, "showsMissions": .flag]

    let input: FormInput

    /// Reads the choice: a box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> AchievementSharing? {
        AchievementSharing(
            isShown: self.input.isOn("isShown"),
            takesCheers: self.input.isOn("takesCheers"),
            showsMissions: self.input.isOn("showsMissions")
        )
    }
}
