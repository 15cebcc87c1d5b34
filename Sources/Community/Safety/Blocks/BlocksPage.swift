import HealthMath
import Members
import Web

/// The list of blocked members.
struct BlocksPage: PageModel {
    static let template = "safety/blocks"

    let frame: Frame
    let items: [Item]

    struct Item: Encodable, Sendable {
        let blockedName: String
        let blockedDrawing: String
        let unblockPath: String
        let blockedReportPath: String
    }

    init(_ blocks: [BlockStore.Block], of people: [Member.ID: Person], frame: Frame) {
        self.frame = frame
        self.items = blocks.compactMap { block in
            people[block.id].map {
                Item(
                    blockedName: $0.firstName,
                    blockedDrawing: $0.gender.rawValue,
                    unblockPath: CommunitySafetyLinks.unblock(block.id),
                    blockedReportPath: CommunitySafetyLinks.report(block.id, chat: block.chat)
                )
            }
        }
    }
}
