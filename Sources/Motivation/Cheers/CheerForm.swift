import Web

/// Kind words for something that a buddy earned.
struct CheerForm: Form {
    static let fields: [String: FieldKind] = ["memberId": .number, "achievement": .text, "words": .text]

    let input: FormInput

    struct Values: Sendable {
        let buddy: Int64
        let achievement: Achievement
        let words: CheerWords
    }

    func validate(into errors: inout FormErrors) -> Values? {
        let buddy = self.input.whole("memberId", in: 1...Int.max, "Say which member.", into: &errors)
        let words = self.input.choice("words", of: CheerWords.self, "Choose one of the words.", into: &errors)
        let achievement = Achievement.named(self.input["achievement"])
        if achievement == nil { errors.add("achievement", "There is no such achievement.") }
        guard let achievement, let words, let buddy else {
            if buddy == nil, errors["memberId"].isEmpty { errors.add("memberId", "Say which member.") }
            if words == nil, errors["words"].isEmpty { errors.add("words", "Choose one of the words.") }
            return nil
        }
        return Values(buddy: Int64(buddy), achievement: achievement, words: words)
    }
}

/// What buddies may see of what one earns.
struct AchievementSharingForm: Form {
    static let fields: [String: FieldKind] = ["isShown": .flag, "takesCheers": .flag]

    let input: FormInput

    /// A box that isn't ticked sends nothing.
    func validate(into errors: inout FormErrors) -> AchievementSharing? {
        AchievementSharing(isShown: self.input.isOn("isShown"), takesCheers: self.input.isOn("takesCheers"))
    }
}
