import Members
import Web

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
