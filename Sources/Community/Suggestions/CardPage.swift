import HealthMath
import Members
import Web

/// The page of one card, or of the reason why there is none, with hints.
struct CardPage: PageModel {
    static let template = "buddies/card"

    let frame: Frame
    /// The card; empty without one.
    let cards: [SuggestionView]
    /// The reason why there is no card; empty when there is one.
    let empty: [EmptyView]
    let cardPath = BuddyLinks.card.path
    /// The members who became buddies while the page was open.
    let matches: [MatchView]
    /// The page again, with who became a buddy since it was opened.
    let livePath: String

    struct MatchView: Encodable, Sendable {
        let matchName: String
        let matchPath: String
    }

    struct EmptyView: Encodable, Sendable {
        let emptyTitle: String
        let emptyWords: String
        /// Hints for finding more people.
        let emptyHints: [String]
        let emptyLabel: String
        let emptyPath: String
    }

    init(
        _ answer: Suggestions.Outcome,
        profile: BuddyProfile?,
        matches: [Person] = [],
        since: Int64,
        units: Units,
        on day: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.matches = matches.map { MatchView(matchName: $0.firstName, matchPath: BuddyLinks.match(with: $0.id)) }
        self.livePath = BuddyLinks.card(since: since)
        switch answer {
        case .cards(let matches) where !matches.isEmpty:
            self.cards = matches.prefix(1).map { SuggestionView($0, units: units, on: day) }
            self.empty = []
        case .cards:
            self.cards = []
            self.empty = [.nobody(profile ?? BuddyProfile())]
        case .paused:
            self.cards = []
            self.empty = [.paused]
        case .noProfile:
            self.cards = []
            self.empty = [.noProfile]
        }
    }
}

extension CardPage.EmptyView {
    static let noProfile = Self(
        emptyTitle: "First, a few words about you",
        emptyWords: "Say when, where and how you like to train, and we look for people who fit.",
        emptyHints: [],
        emptyLabel: "Make your profile",
        emptyPath: TogetherLinks.profile.path
    )
    static let paused = Self(
        emptyTitle: "Your profile rests",
        emptyWords: "While nobody sees you, you see nobody either. Your buddies and chats stay.",
        emptyHints: [],
        emptyLabel: "Show it again",
        emptyPath: ProfilePart.finding.path
    )

    /// Returns the page when nobody is left; its hints name what in the profile narrows the search.
    static func nobody(_ profile: BuddyProfile) -> Self {
        var hints: [String] = []
        if profile.wishedGender != .any { hints.append("Wish for anybody instead of one gender.") }
        if profile.place == nil { hints.append("Say roughly where you train, to meet people around you.") }
        if profile.times.count < 6 { hints.append("Add more hours at which you could train.") }
        if !profile.spots.contains(.online) {
            hints.append("Add “\(TrainingSpot.online.label)”, to train with people far away.")
        }
        hints.append("Look around among people and activities.")
        return Self(
            emptyTitle: "That's everybody for now",
            emptyWords: "We tell you when somebody you liked likes you too. To find more people:",
            emptyHints: hints,
            emptyLabel: "Change your profile",
            emptyPath: TogetherLinks.profile.path
        )
    }
}
