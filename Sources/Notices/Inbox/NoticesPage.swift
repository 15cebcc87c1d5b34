import Foundation
package import Web

/// The list of notices.
package struct NoticesPage: PageModel {
    package static let template = "notices/list"

    struct Item: Encodable, Sendable {
        let noticeText: String
        let noticePath: String
        let noticeTime: String
        let noticeUnread: Bool
    }

    let frame: Frame
    let items: [Item]
    let anyUnread: Bool

    init(_ notices: [Notice], in timeZone: TimeZone, frame: Frame) {
        let style = Date.VerbatimFormatStyle(
            format:
                "\(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits), \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
            locale: Locale(identifier: "en_GB"),
            timeZone: timeZone,
            calendar: Calendar(identifier: .gregorian)
        )
        self.frame = frame
        self.items = notices.map {
            Item(
                noticeText: $0.text,
                noticePath: $0.path,
                noticeTime: $0.at.formatted(style),
                noticeUnread: !$0.isRead
            )
        }
        self.anyUnread = notices.contains { !$0.isRead }
    }
}

/// What `App` needs of this room's pages.
package enum NoticePages {
    package static let all: [any PageModel.Type] = [NoticesPage.self]
    package static let templates = Bundle.module.resourcePath.map { $0 + "/Templates" } ?? "Templates"
}
