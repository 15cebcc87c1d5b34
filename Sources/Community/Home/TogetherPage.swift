import HealthMath
import Web

/// The home page of the community: new matches, the newest chats and the next card, then links; before there is a profile, what it is and how to begin.
struct TogetherPage: PageModel {
    static let template = "together/home"

    let frame: Frame
    let stage: Stage
    let newcomers: [PersonView]
    /// Chats with something unread, the latest first; the newest one where nothing is, and no card either.
    let chats: [ChatsPage.Item]
    let chatsTitle: String
    /// Buddies who train now, with where.
    let out: [PersonView]
    /// The next card; empty without one.
    let cards: [SuggestionView]
    let lines: [Line]
    let isPaused: Bool
    let paths = Paths()

    /// The member's progress towards a profile; one is true, or none once everything is there.
    struct Stage: Encodable, Sendable {
        var mustConfirm = false
        var isNew = false
        /// Whether some steps of the profile are done.
        var isBegun = false
    }

    struct Paths: Encodable, Sendable {
        let profilePath = TogetherLinks.profile.path
        /// The page on which a paused profile is shown again.
        let pausePath = ProfilePart.finding.path
        let cardPath = BuddyLinks.card.path
    }

    struct Line: Encodable, Sendable {
        let linePath: String
        let lineTitle: String
        let lineNote: String
        let lineIcon: String
        /// Whether something waits behind the link.
        let lineWaits: Bool

        init(_ path: String, _ title: String, _ note: String, icon: String, waits: Bool = false) {
            self.linePath = path
            self.lineTitle = title
            self.lineNote = note
            self.lineIcon = icon
            self.lineWaits = waits
        }
    }

    private static let events = Line(
        EventLinks.all.path,
        "Events",
        "Near you, and those you joined",
        icon: "calendar"
    )
    private static let guidelines = Line(TogetherLinks.guidelines.path, "Guidelines", "How we meet", icon: "shield")

    /// Creates the page before there is a profile, with what needs none: who may meet others comes to events and trains in company.
    init(_ stage: Stage, switches: HouseSwitches, frame: Frame) {
        self.frame = frame
        self.stage = stage
        self.newcomers = []
        self.chats = []
        self.chatsTitle = ""
        self.out = []
        self.cards = []
        self.isPaused = false
        let places = Line(PeopleLinks.activities, "Where people train", "Near you, and when", icon: "train")
        self.lines =
            (switches.isOn(.events) && !stage.mustConfirm ? [Self.events] : [])
            + (switches.isOn(.matching) && !stage.mustConfirm ? [places] : []) + [Self.guidelines]
    }

    init(
        _ waiting: TogetherStore.Waiting,
        newcomers: [PersonView],
        buddyNames: [String],
        chats: [ChatsPage.Item],
        out: [PersonView],
        card: SuggestionView?,
        switches: HouseSwitches,
        ownPath: String,
        isPaused: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.stage = Stage()
        self.newcomers = newcomers
        self.chats = chats
        self.chatsTitle = waiting.unread.isEmpty ? "Where you left off" : "They wrote to you"
        self.out = out
        self.cards = [card].compactMap(\.self)
        self.isPaused = isPaused
        let (asked, unread) = (waiting.askers.count, waiting.unread.count)
        let next = Line(
            BuddyLinks.card.path,
            "Nobody new just now",
            "What would bring more, and who came since",
            icon: "heart"
        )
        let matches = switches.isOn(.matching)
        let written = Line(
            ChatLinks.all.path,
            "Chats",
            unread == 0 ? "Nothing unread" : "\(unread) with something new",
            icon: "mail",
            waits: unread > 0
        )
        let find = Line(PeopleLinks.all.path, "Find people", "Near you, or by what you like", icon: "search")
        self.lines =
            (card == nil && matches ? [next] : []) + (switches.isOn(.chat) ? [written] : []) + [
                Line(
                    BuddyLinks.requests.path,
                    "Requests",
                    asked == 0 ? "Nobody is waiting for you" : asked == 1 ? "Somebody asks" : "\(asked) people ask",
                    icon: "bell",
                    waits: asked > 0
                ),
                Line(
                    BuddyLinks.all.path,
                    "Your buddies",
                    Self.names(buddyNames),
                    icon: "together"
                ),
            ] + (switches.isOn(.events) ? [Self.events] : []) + (matches ? [find] : []) + [
                Line(ownPath, "Your card", "As others see it, and yours to change", icon: "me"),
                Self.guidelines,
                Line(CommunitySafetyLinks.blocks.path, "Blocked", "Who is kept away from you", icon: "lock"),
            ]
    }

    /// Returns text such as "Ben", "Ben and Cleo", "Ben, Cleo and 3 more".
    static func names(_ buddies: [String]) -> String {
        switch buddies.count {
        case 0: "The first is the hardest"
        case 1, 2: buddies.joined(separator: " and ")
        default: "\(buddies[0]), \(buddies[1]) and \(buddies.count - 2) more"
        }
    }
}
