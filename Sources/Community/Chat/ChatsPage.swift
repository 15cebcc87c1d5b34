import HealthMath
import Members
import Web

/// The list of chats.
struct ChatsPage: PageModel {
    static let template = "chats/list"
    var isKept: Bool { true }

    struct Item: Encodable, Sendable {
        let chatPath: String
        let chatPerson: PersonView
        let chatPreview: String
        let chatTime: String
        /// Empty for none.
        let chatUnread: String
        let chatNew: Bool

        init(_ conversation: Chats.Conversation, for reader: Member, today: CalendarDay) {
            let chat = conversation.chat
            let isFull = chat.unread >= Chat.mostUnread
            self.chatPath = ChatLinks.chat(chat.id)
            self.chatPerson = PersonView(conversation.buddy, photo: conversation.photo, on: today)
            self.chatPreview = Self.preview(chat.last, in: chat.id, for: reader, today: today)
            self.chatTime = ChatTime.short(chat.lastAt, in: reader.timeZone, today: today)
            self.chatUnread = chat.unread == 0 ? "" : isFull ? "\(Chat.mostUnread - 1)+" : String(chat.unread)
            self.chatNew = chat.isNew
        }

        private static let longestPreview = 100

        private static func preview(
            _ message: ChatMessage?,
            in chat: String,
            for reader: Member,
            today: CalendarDay
        ) -> String {
            guard let message else { return "Say hello." }
            let words =
                switch message.content {
                case .text(let text): text.replacing("\n", with: " ")
                case .workout(let card) where message.isProposal(in: chat): Self.proposal(card, today: today)
                case .workout(let card): "Workout: \(card.title)"
                case .meal(let card): "Meal: \(card.title)"
                }
            return String(((message.sender == reader.id ? "You: " : "") + words).prefix(Self.longestPreview))
        }

        /// A proposal by another clock than the reader's keeps its date, and says whose clock it is.
        private static func proposal(_ card: SharedCard, today: CalendarDay) -> String {
            card.note.isEmpty ? DayName.naming(daysNear: today, of: card.title) : "\(card.title). \(card.note)"
        }
    }

    /// A chat of two in different age groups: it shows the other's name and the links to block and report.
    struct RestingItem: Encodable, Sendable {
        let restingName: String
        let restingReportPath: String
        let restingBlockPath: String
    }

    let frame: Frame
    let chats: [Item]
    let resting: [RestingItem]

    init(
        _ conversations: [Chats.Conversation],
        resting: [Chats.Resting],
        for reader: Member,
        today: CalendarDay,
        frame: Frame
    ) {
        self.frame = frame
        self.resting = resting.map {
            RestingItem(
                restingName: $0.buddy.firstName,
                restingReportPath: CommunitySafetyLinks.report($0.buddy.id, chat: $0.chat),
                restingBlockPath: CommunitySafetyLinks.block($0.buddy.id)
            )
        }
        self.chats = conversations.map { Item($0, for: reader, today: today) }
    }
}
