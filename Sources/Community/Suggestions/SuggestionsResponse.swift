import HealthMath
import Members

/// Suggestions as a device reads them.
struct SuggestionsResponse: Encodable, Sendable {
    /// The state of the member's profile; there are suggestions only when others may find it.
    let profile: String
    let suggestions: [SuggestionResponse]

    init(_ answer: Suggestions.Outcome, units: Units, on day: CalendarDay) {
        switch answer {
        case .noProfile: (self.profile, self.suggestions) = ("none", [])
        case .paused: (self.profile, self.suggestions) = ("paused", [])
        case .cards(let matches):
            self.profile = "shown"
            self.suggestions = matches.map { SuggestionResponse($0, units: units, on: day) }
        }
    }
}

struct SuggestionResponse: Encodable, Sendable {
    let member: PersonResponse
    let intro: String
    let goals: [String]
    let strengths: [String]
    let styles: [String]
    let spots: [String]
    /// "Evenings: Tue, Thu".
    let hours: [String]
    let reasons: [String]

    init(_ match: Match, units: Units, on day: CalendarDay) {
        let profile = match.them.profile
        self.member = PersonResponse(match.them.person, photo: match.them.photoVersion, on: day)
        self.intro = profile.intro
        self.goals = profile.goals.map(\.rawValue)
        self.strengths = profile.strengths.map(\.rawValue)
        self.styles = profile.styles.map(\.rawValue)
        self.spots = profile.spots.map(\.rawValue)
        self.hours = profile.times.lines
        self.reasons = match.reasons(in: units)
    }
}
