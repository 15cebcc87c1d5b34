import HealthMath
import Members
import Web

/// A range of messages, inside the chat's page or as a fragment.
struct MessagesPage: PageModel {
    static let template = "chats/messages"

    let threadChat: String
    let threadName: String
    let threadAssets: String
    /// The path at which messages are asked for and sent.
    let threadMessagesPath: String
    let threadReadingPath: String
    /// The page of earlier messages; empty at the beginning.
    let olderPath: String
    let olderPiecePath: String
    /// Whether there are later messages, which the script can load.
    let hasNewer: Bool
    /// The last message that the buddy has read, if they share it.
    let buddyRead: String
    let lines: [LineView]

    init(
        _ found: (messages: [ChatMessage], more: Bool),
        _ stretch: MessageStore.Stretch,
        of conversation: Chats.Conversation,
        for reader: Member,
        today: CalendarDay,
        outcomes: JointOutcomes,
        assets: String
    ) {
        let chat = conversation.chat
        var isAfter = false
        if case .after = stretch { isAfter = true }
        let older = found.more && !isAfter ? found.messages.first?.number : nil
        self.threadChat = chat.id
        self.threadName = conversation.buddy.firstName
        self.threadAssets = assets
        self.threadMessagesPath = ChatLinks.messages(chat.id)
        self.threadReadingPath = ChatLinks.reading(chat.id)
        self.olderPath = older.map { ChatLinks.chat(chat.id, before: $0) } ?? ""
        self.olderPiecePath = older.map { ChatLinks.messages(chat.id, before: $0) } ?? ""
        self.hasNewer = found.more && isAfter
        self.buddyRead = String(chat.buddyReadNumber ?? 0)
        self.lines = LineView.lines(found.messages, of: chat, for: reader, today: today, outcomes: outcomes)
    }
}
