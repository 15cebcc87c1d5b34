import Foundation

/// A notice as a device shows it.
struct PushMessage: Encodable, Sendable, Equatable {
    let title: String
    /// Empty where the title says all.
    let text: String
    /// The page that a tap opens.
    let path: String
    /// The id by which a notice that arrives twice is shown once.
    let tag: String
    let actions: [Notice.Action]
    /// The number of unread notices, for the app's badge.
    let unread: Int

    init(_ notice: Notice, unread: Int) {
        let words = NoticeWords(lasting: notice)
        self.title = words.title
        self.text = words.rest
        self.path = NoticeLinks.notice(notice.id)
        // A page that shows it tells of it under this name too: who is awake tells first, the other in its place.
        self.tag = notice.kind.has(.shownByPage) ? notice.kind.name : notice.id
        self.actions = notice.actions
        self.unread = unread
    }

    private init(_ message: PushMessage, text: String) {
        self.title = message.title
        self.text = text
        self.path = message.path
        self.tag = message.tag
        self.actions = message.actions
        self.unread = message.unread
    }

    /// Returns the message as JSON of at most `most` bytes; too long a text is cut.
    func bytes(most: Int = PushEncryption.longest) throws -> Data {
        var message = self
        while true {
            let data = try JSONEncoder().encode(message)
            if data.count <= most || message.text.isEmpty { return data }
            message = PushMessage(message, text: String(message.text.prefix(message.text.count * 3 / 4).dropLast()))
        }
    }
}
