import Foundation
import Members
import Web

/// The list of suspended members.
struct SuspensionsPage: PageModel {
    static let template = "safety/suspensions"

    let frame: Frame
    let items: [Item]

    struct Item: Encodable, Sendable {
        let suspendedName: String
        let suspendedSince: String
        let restorePath: String
    }

    init(
        _ suspended: [(id: Member.ID, since: Date)],
        _ people: [Member.ID: Person],
        at now: Date,
        in timeZone: TimeZone,
        frame: Frame
    ) {
        self.frame = frame
        self.items = suspended.map {
            Item(
                suspendedName: people[$0.id]?.screenName ?? "A former member",
                suspendedSince: DayName.moment($0.since, at: now, in: timeZone),
                restorePath: CommunitySafetyLinks.restoration($0.id)
            )
        }
    }
}
