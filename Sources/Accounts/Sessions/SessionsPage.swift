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

    init(_ sessions: [SessionStore.Session], of context: MemberContext, at now: Date, frame: Frame) {
        let zone = context.signedIn.timeZone
        self.frame = frame
        self.items = sessions.map {
            let since = DayName.momentInSentence($0.createdAt, at: now, in: zone)
            let seen = DayName.momentInSentence($0.seenAt, at: now, in: zone)
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
}
