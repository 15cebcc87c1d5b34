import HealthMath
import Members

/// A member on a card: who they are, what they say, and why they fit.
struct SuggestionView: Encodable, Sendable {
    let person: PersonView
    let intro: String
    let reasons: [String]
    let facts: [FactView]
    let safety: SafetyLinksView

    /// A heading of the card, with the member's choices from a list.
    struct FactView: Encodable, Sendable {
        let factName: String
        let factWords: [String]
    }

    init(_ match: Match, units: Units, on day: CalendarDay) {
        let (profile, ahead) = (match.them.profile, match.times.minutesAhead)
        self.person = PersonView(match.them.person, photo: match.them.photoVersion, on: day)
        self.intro = profile.intro
        self.reasons = match.reasons(in: units)
        self.facts = [
            Self.fact("Goals", profile.goals),
            Self.fact("Strengths", profile.strengths),
            Self.fact("Likes", profile.styles),
            Self.fact("Where", profile.spots),
            FactView(
                factName: ahead == 0 ? "When" : "When, by your clock",
                factWords: profile.times.seen(minutesAhead: ahead).lines
            ),
        ].filter { !$0.factWords.isEmpty }
        self.safety = SafetyLinksView(match.them.person.id)
    }

    private static func fact(_ name: String, _ choices: [some Choosable]) -> FactView {
        FactView(factName: name, factWords: choices.map(\.label))
    }
}
