package import Members

/// What groups of rivals need of other wings.
package struct RivalPorts: Sendable {
    /// Whether a member is an adult; nil for one who left or may not meet others.
    package let isAdult: @Sendable (Member) async throws -> Bool?
    /// Finds those of many members of a group whom one may see there.
    ///
    /// Members blocked on either side, suspended, leaving or of the other age are left out; members who show no profile
    /// are there by name alone.
    package let fellows: @Sendable (_ ids: [Member.ID], _ asker: Member) async throws -> [Member.ID: BoardFellow]
    /// Finds those of many members who are neither suspended nor about to leave.
    package let present: @Sendable ([Member.ID]) async throws -> Set<Member.ID>

    package init(
        isAdult: @Sendable @escaping (Member) async throws -> Bool?,
        fellows: @Sendable @escaping ([Member.ID], Member) async throws -> [Member.ID: BoardFellow],
        present: @Sendable @escaping ([Member.ID]) async throws -> Set<Member.ID>
    ) {
        self.isAdult = isAdult
        self.fellows = fellows
        self.present = present
    }
}
