import Members
import Storage

@testable import Community

extension Village {
    /// Blocks of somebody in a village where nobody planned to train together.
    func blocks(of owner: Member.ID) -> BlockStore {
        BlockStore(database: self.database, owner: owner, joint: Self.nothingPlanned)
    }

    /// Reports of somebody in a village where nobody planned to train together.
    func reports(
        of owner: Member.ID,
        administrators: [Member.ID] = [],
        moderators: [Member.ID] = []
    ) -> ReportStore {
        ReportStore(
            database: self.database,
            seal: self.seal,
            owner: owner,
            administrators: { _ in administrators },
            moderators: { _ in moderators },
            joint: Self.nothingPlanned
        )
    }

    static let nothingPlanned = JointWorkoutEnd(
        remove: { _, _, _, _ in },
        restore: { _, _, _, _ in true }
    )
}
