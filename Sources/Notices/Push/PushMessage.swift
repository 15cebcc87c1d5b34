import Foundation

/// What a device shows of a notice.
struct PushMessage: Encodable, Sendable, Equatable {
    let title: String
    let text: String
    /// Where a tap on it leads.
    let path: String
    /// The same notice is shown once, however often it arrives.
    let tag: String
    let actions: [Notice.Action]
    /// Notices not read yet, for the badge of the app.
    let unread: Int

    init(_ notice: Notice, unread: Int) {
        self.title = notice.kind.title
        self.text = notice.text
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

    /// As JSON that fits `most` bytes: a text that is too long ends earlier.
    func bytes(most: Int = PushEncryption.longest) throws -> Data {
        var message = self
        while true {
            let data = try JSONEncoder().encode(message)
            if data.count <= most || message.text.isEmpty { return data }
            message = PushMessage(message, text: String(message.text.prefix(message.text.count * 3 / 4).dropLast()))
        }
    }
}
