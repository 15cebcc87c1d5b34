import HealthMath
import Members
import Web

/// Says what blocking means before it is done.
///
/// It names nobody, so that it is the same for everybody.
struct BlockPage: PageModel {
    static let template = "safety/block"

    let frame: Frame
    let about: String
    let blocksPath = CommunitySafetyLinks.blocks.path
    let reportPath: String

    init(_ id: Member.ID, frame: Frame) {
        self.frame = frame
        self.about = String(id)
        self.reportPath = CommunitySafetyLinks.report(id)
    }
}

/// Whom somebody blocked.
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
