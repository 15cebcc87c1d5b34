package import Members

/// What cheers need of other wings.
package struct CheerPorts: Sendable {
    /// Finds a member's buddies whom they may meet; without blocked, suspended and leaving ones.
    package let buddies: @Sendable (Member) async throws -> [Member.ID: BoardFellow]

    /// Finds a member's first name and the buddies who may hear of them; nil for one who left.
    package let circle: @Sendable (Member.ID) async throws -> (name: String, buddies: [Member.ID])?

    /// Returns those of some buddies who share what they train.
    package let trainers: @Sendable ([Member.ID]) async throws -> [Member.ID]

    package init(
        buddies: @Sendable @escaping (Member) async throws -> [Member.ID: BoardFellow],
        circle: @Sendable @escaping (Member.ID) async throws -> (name: String, buddies: [Member.ID])?,
        trainers: @Sendable @escaping ([Member.ID]) async throws -> [Member.ID]
    ) {
        self.trainers = trainers
        self.buddies = buddies
        self.circle = circle
    }
}
