import HTTPTypes
import HealthMath
import Storage
import Web

/// Shows a chat, with the form for the next message.
struct ChatPage: PageModel {
    static let template = "chats/chat"
    var isKept: Bool { true }

    let frame: Frame
    let status: HTTPResponse.Status
    let person: PersonView
    let safety: SafetyLinksView
    let removalPath: String
    let sharesPath: String
    let jointPath: String
    let joint: [JointWorkoutView]
    let isOpen: Bool
    let chatPath: String
    let messagesPath: String
    let isNew: Bool
    /// Whether the page ends with the latest message.
    let isLatest: Bool
    let thread: MessagesPage
    /// The id for the next message: a new one, unless the form has one already.
    let clientId: String
    let longestText: String
    let text: FieldView

    init(
        _ conversation: Chats.Conversation,
        thread: MessagesPage,
        isLatest: Bool,
        joint: [JointWorkoutView],
        form: MessageForm = MessageForm(),
        errors: FormErrors = FormErrors(),
        status: HTTPResponse.Status = .ok,
        today: CalendarDay,
        frame: Frame
    ) {
        let input = form.input["clientId"]
        self.frame = frame
        self.status = status
        self.person = PersonView(conversation.buddy, photo: conversation.photo, on: today)
        self.safety = SafetyLinksView(conversation.buddy.id, chat: conversation.chat.id)
        self.removalPath = BuddyLinks.removal(conversation.buddy.id)
        self.sharesPath = ChatLinks.shares(conversation.chat.id)
        self.jointPath = JointWorkoutLinks.new.path(conversation.chat.id)
        self.joint = joint
        self.isOpen = conversation.isOpen
        self.chatPath = ChatLinks.chat(conversation.chat.id)
        self.messagesPath = ChatLinks.messages(conversation.chat.id)
        self.isNew = conversation.chat.isNew
        self.isLatest = isLatest
        self.thread = thread
        self.clientId = RowID.read(input) == nil ? RowID.new() : input
        self.longestText = String(ChatMessage.longestText)
        self.text = FieldView("text", of: form, errors)
    }
}
