import Members
import Storage
import Web

/// The words of an announcement, whom they are for, and why.
struct AnnouncementForm: Form {
    static let fields: [String: FieldKind] = ["words": .lines, "audience": .text, "reason": .text, "change": .text]
    static let longestWords = 500

    struct Values: Sendable {
        let words: String
        let audience: MemberAudience
        /// The administrator's reason, for the log.
        let reason: String
    }

    let input: FormInput

    /// Whether the preview was left to change something.
    var isToChange: Bool { !self.input["change"].isEmpty }

    func validate(into errors: inout FormErrors) -> Values? {
        let words = self.input.required("words", max: Self.longestWords, "Write what you want to say.", into: &errors)
        let audience: MemberAudience? = self.input.choice("audience", "Choose whom it is for.", into: &errors)
        if self.input["audience"].isEmpty { errors.add("audience", "Choose whom it is for.") }
        let reason = self.input.required("reason", max: 300, "Say why; it is written down.", into: &errors)
        return audience.map { Values(words: words, audience: $0, reason: reason) }
    }
}

extension MemberAudience {
    var title: String {
        switch self {
        case .everybody: "Everybody"
        case .adults: "Adults"
        case .minors: "Under 18s"
        case .newcomers: "Who joined in the last 30 days"
        case .staff: "Who looks after something here"
        }
    }
}
