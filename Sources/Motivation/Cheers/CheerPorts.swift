package import Members

/// What cheers need of other wings.
package struct CheerPorts: Sendable {
    /// Finds a member's buddies whom they may meet; without blocked, suspended and leaving ones.
    package let buddies: @Sendable (Member) async throws -> [Member.ID: BoardFellow]

    package init(buddies: @Sendable @escaping (Member) async throws -> [Member.ID: BoardFellow]) {
        self.buddies = buddies
    }
}
