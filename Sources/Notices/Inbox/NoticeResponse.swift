import Foundation
import Members

/// A notice as a device reads it.
struct NoticeResponse: Encodable, Sendable {
    let id: String
    let kind: String
    let title: String
    let text: String
    let path: String
    let actions: [Notice.Action]
    let at: String
    let read: Bool

    init(_ notice: Notice) { self.init(notice, saying: notice.text) }

    /// Creates what a page shows at once, which names days near it.
    init(_ notice: Notice, at now: Date, in zone: TimeZone) {
        self.init(notice, saying: DayName.naming(daysNear: now, in: zone, of: notice.text))
    }

    private init(_ notice: Notice, saying text: String) {
        self.id = notice.id
        self.kind = notice.kind.name
        self.title = notice.kind.title
        self.text = text
        self.path = notice.path
        self.actions = notice.actions
        self.at = notice.at.formatted(.iso8601)
        self.read = notice.isRead
    }
}

/// A page of the list.
struct NoticesResponse: Encodable, Sendable {
    let notices: [NoticeResponse]
    let unread: Int
    /// The value of `before` for the next page; null at the end.
    let next: String?
}
