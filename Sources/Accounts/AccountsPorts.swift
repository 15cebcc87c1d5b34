package import Foundation
package import Members
package import Web

/// What accounts must know of other wings, and whom they tell what.
package struct AccountsPorts: Sendable {
    /// What access tokens can be made for, in every wing.
    let scopes: [Scope.Area]
    /// What is asked at the end of the welcome; nil when there is nothing more to ask this member.
    let lastStep: @Sendable (Member.ID) async throws -> OptionalStep?
    /// Told in the same transaction that a member is about to leave, or stays after all.
    let leavingObserver: LeavingObserver
    /// Told that a member's clocks show another time now.
    let followZone: @Sendable (Member.ID, TimeZone) async throws -> Void

    package init(
        scopes: [Scope.Area],
        lastStep: @Sendable @escaping (Member.ID) async throws -> OptionalStep?,
        leavingObserver: @escaping LeavingObserver,
        followZone: @Sendable @escaping (Member.ID, TimeZone) async throws -> Void
    ) {
        self.scopes = scopes
        self.lastStep = lastStep
        self.leavingObserver = leavingObserver
        self.followZone = followZone
    }
}
