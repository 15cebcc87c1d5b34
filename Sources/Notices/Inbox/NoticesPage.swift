import Foundation
import Members
package import Web

/// The list of notices.
struct NoticesPage: PageModel {
    static let template = "notices/list"

    struct Item: Encodable, Sendable {
        let noticeSign: String
        let noticeColour: String
        /// What it is about, for who can't see the sign.
        let noticeKind: String
        let noticeTitle: String
        /// Empty where the title says all.
        let noticeText: String
        /// What the member answered; empty for nothing.
        let noticeAnswer: String
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
        /// Whether it is a link to a page instead of an answer.
        let actionLeads: Bool
    }

    let frame: Frame
    let items: [Item]
    let anyUnread: Bool

    init(_ notices: [Notice], unread: Int, at now: Date, in timeZone: TimeZone, frame: Frame) {
        self.frame = frame
        self.items = notices.folded().map { notice, times in
            let time = DayName.moment(notice.at, at: now, in: timeZone)
            let words = NoticeWords(notice, at: now, in: timeZone)
            return Item(
                noticeSign: notice.kind.sign,
                noticeColour: notice.kind.colour,
                noticeKind: notice.kind.title,
                noticeTitle: words.title,
                noticeText: words.rest,
                noticeAnswer: notice.answer,
                noticePath: notice.path.isEmpty ? "" : NoticeLinks.notice(notice.id),
                noticeTime: times == 1 ? time : "\(time), \(times) times",
                noticeUnread: !notice.isRead,
                noticeActions: !notice.asks(at: now)
                    ? []
                    : notice.actions.enumerated().map { place, action in
                        ActionItem(
                            actionLabel: action.label,
                            actionPath: action.path,
                            actionFirst: place == 0,
                            actionLeads: action.leadsOn ?? false
                        )
                    }
            )
        }
        // Also what stands in no list, because its part of the house is switched off, can be marked as read.
        self.anyUnread = unread > 0 || notices.contains { !$0.isRead }
    }
}

extension Notice {
    /// How long a notice that is of use only then has buttons: a day, in seconds.
    private static let asking: TimeInterval = 86_400

    /// Returns whether its buttons stand on the list: not once it was answered, nor when its time is long over.
    ///
    /// One that is of use only then can be answered after its page was opened; others are answered on that page.
    fileprivate func asks(at now: Date) -> Bool {
        guard self.answer.isEmpty else { return false }
        return self.kind.has(.forNow) ? now.timeIntervalSince(self.at) < Self.asking : !self.isRead
    }
}

extension PageBundle {
    package static let notices = PageBundle(
        templates: Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates",
        models: [NoticesPage.self, NoticeSettingsPage.self, UnsubscribePage.self],
        links: [NoticeLinks.self]
    )
}
