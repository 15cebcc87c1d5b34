import Storage
import Web

/// The page that asks before something is shared.
struct ShareAskPage: PageModel {
    static let template = "sharing/ask"
    /// In a query: the thing was chosen in the chat, and sharing it leads back there.
    static let fromChat = "from=chat"

    let frame: Frame
    let thingTitle: String
    let thingNote: String
    /// What a workout is like; empty for a meal.
    let figures: [FigureView]
    let buddyName: String
    /// "today", when the buddy got it already; else empty.
    let hadWhen: String
    let sharesPath: String
    let backPath: String
    let clientId: String
    let kind: String
    let thing: String
    /// Says what the buddy learns from it.
    let words: String

    init(
        _ own: SharedThing,
        _ kind: ShareKind,
        _ thing: String,
        to person: Person,
        _ receiver: SharingStore.Receiver,
        had: String,
        isFromChat: Bool,
        frame: Frame
    ) {
        self.frame = frame
        self.thingTitle = own.title
        self.thingNote = own.note
        self.figures = FigureView.all(own.figures)
        self.buddyName = person.firstName
        self.hadWhen = had
        self.sharesPath = ChatLinks.shares(receiver.chat) + (isFromChat ? "?\(Self.fromChat)" : "")
        self.backPath = isFromChat ? ChatLinks.chat(receiver.chat) : own.path
        self.clientId = RowID.new()
        self.kind = kind.rawValue
        self.thing = thing
        self.words =
            switch kind {
            case .workout:
                """
                \(person.firstName) gets a copy to change and to train, with your first name on it. What you lifted, \
                what you left out and why stays with you.
                """
            case .meal:
                """
                \(person.firstName) gets a copy among their meals, with your first name on it: the foods and how much \
                of each, and sees the photos that you kept of it.
                """
            }
    }
}
