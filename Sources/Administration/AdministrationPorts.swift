package import Audit
package import Foundation
package import Members
package import Storage
package import Web

/// What those who look after the house need of the wings.
package struct AdministrationPorts: Sendable {
    /// Returns the members of an audience after one, in the order of their ids.
    package typealias AudienceMembers =
        @Sendable (_ audience: MemberAudience, _ after: Member.ID, _ limit: Int, Date, any SQLConnection) throws ->
        [Member
        .ID]

    /// What waits for decisions, kept by the wings.
    let queues: [WaitingQueue]
    /// What the wings let be switched off.
    let parts: [HousePart]
    /// Returns what a member of the staff just decided and may take back, the latest first.
    let undoable: @Sendable (Member.ID, Date) async throws -> [AuditRecord]
    /// Counts who signed up and who was active since an instant.
    let activity: @Sendable (Date) async throws -> (signedUp: Int, active: Int)
    let audienceCount: @Sendable (MemberAudience, Date) async throws -> Int
    let audienceMembers: AudienceMembers
    /// The vouchers that members get for reaching their goals.
    let vouchers: VoucherPorts
    /// Returns the routes that failed since the start, with how often.
    let failures: @Sendable () -> [(route: String, method: String, status: Int, count: Int)]

    package init(
        queues: [WaitingQueue],
        parts: [HousePart],
        undoable: @Sendable @escaping (Member.ID, Date) async throws -> [AuditRecord],
        activity: @Sendable @escaping (Date) async throws -> (signedUp: Int, active: Int),
        audienceCount: @Sendable @escaping (MemberAudience, Date) async throws -> Int,
        audienceMembers: @escaping AudienceMembers,
        vouchers: VoucherPorts,
        failures: @Sendable @escaping () -> [(route: String, method: String, status: Int, count: Int)]
    ) {
        self.queues = queues
        self.parts = parts
        self.undoable = undoable
        self.activity = activity
        self.audienceCount = audienceCount
        self.audienceMembers = audienceMembers
        self.vouchers = vouchers
        self.failures = failures
    }
}
