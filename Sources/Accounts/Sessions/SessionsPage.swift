import Foundation
import Members
import Web

/// The list of a member's sessions.
struct SessionsPage: PageModel {
    static let template = "accounts/sessions"

    struct Item: Encodable, Sendable {
        let sessionLabel: String
        let sessionNote: String
        let sessionEnd: String
        let sessionIsThis: Bool
        let sessionIcon: String
    }

    let frame: Frame
    let items: [Item]
    let anyOthers: Bool

    init(_ sessions: [SessionStore.Session], of context: MemberContext, frame: Frame) {
        let style = Self.style(context.signedIn.timeZone)
        self.frame = frame
        self.items = sessions.map {
            let since = $0.createdAt.formatted(style)
            let seen = $0.seenAt.formatted(style)
            return Item(
                sessionLabel: $0.label,
                sessionNote: "Since \(since), last seen \(seen)",
                sessionEnd: AccountLinks.sessionEnd($0.id),
                sessionIsThis: $0.id == context.session,
                sessionIcon: $0.kind == .browser ? "device" : "lock"
            )
        }
        self.anyOthers = sessions.contains { $0.id != context.session }
    }

    /// Writes instants like "14 Mar, 09:05", in the member's time zone.
    private static func style(_ timeZone: TimeZone) -> Date.VerbatimFormatStyle {
        Date.VerbatimFormatStyle(
            format: """
                \(day: .defaultDigits) \(month: .abbreviated), \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)
                """,
            locale: Locale(identifier: "en_GB"),
            timeZone: timeZone,
            calendar: Calendar(identifier: .gregorian)
        )
    }
}
