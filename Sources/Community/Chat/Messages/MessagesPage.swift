import HealthMath
import Members
import Web

/// A stretch of a conversation: inside its page, or alone for the page's script.
struct MessagesPage: PageModel {
    static let template = "chats/messages"

    let threadChat: String
    let threadName: String
    let threadAssets: String
    /// Where what is said is asked for and sent.
    let threadMessagesPath: String
    let threadReadingPath: String
    /// Where what came before begins; empty at the beginning.
    let olderPath: String
    let olderPiecePath: String
    /// Whether there is more after the last, to be asked for.
    let hasNewer: Bool
    /// Up to where the buddy has read, when they let others know.
    let buddyRead: String
    let lines: [LineView]

    init(
        _ found: (messages: [ChatMessage], more: Bool),
        _ stretch: MessageStore.Stretch,
        of conversation: Chats.Conversation,
        for reader: Member,
        today: CalendarDay,
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
        self.lines = LineView.lines(found.messages, of: chat, for: reader, today: today)
    }
}
