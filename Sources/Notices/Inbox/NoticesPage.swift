import Foundation
import Members
package import Web

/// The list of notices.
struct NoticesPage: PageModel {
    static let template = "notices/list"

    struct Item: Encodable, Sendable {
        let noticeSign: String
        let noticeColour: String
        let noticeTitle: String
        let noticeText: String
        let noticePath: String
        /// "Today 14:31", with how often when it was more than once.
        let noticeTime: String
        let noticeUnread: Bool
        let noticeActions: [ActionItem]
    }

    struct ActionItem: Encodable, Sendable {
        let actionLabel: String
        let actionPath: String
        let actionFirst: Bool
    }

    let frame: Frame
    let items: [Item]
    let anyUnread: Bool

    init(_ notices: [Notice], at now: Date, in timeZone: TimeZone, frame: Frame) {
        self.frame = frame
        self.items = notices.folded().map { notice, times in
            let time = DayName.moment(notice.at, at: now, in: timeZone)
            return Item(
                noticeSign: notice.kind.sign,
                noticeColour: notice.kind.colour,
                noticeTitle: notice.kind.title,
                noticeText: notice.text,
                noticePath: notice.path.isEmpty ? "" : NoticeLinks.notice(notice.id),
                noticeTime: times == 1 ? time : "\(time), \(times) times",
                noticeUnread: !notice.isRead,
                // A notice that was read has no buttons any more.
                noticeActions: notice.isRead
                    ? []
                    : notice.actions.enumerated().map { place, action in
                        ActionItem(actionLabel: action.label, actionPath: action.path, actionFirst: place == 0)
                    }
            )
        }
        self.anyUnread = notices.contains { !$0.isRead }
    }
}

extension PageBundle {
    package static let notices = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [NoticesPage.self, NoticeSettingsPage.self, UnsubscribePage.self],
        links: [NoticeLinks.self]
    )
}
