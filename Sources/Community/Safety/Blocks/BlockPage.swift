import Members
import Web

/// The page that explains blocking before it is done.
///
/// It names nobody, so that it is the same for existing and unknown members.
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
