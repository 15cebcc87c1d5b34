package import Foundation
package import Members
package import Web

/// What accounts need of other wings, and the functions by which they notify these.
package struct AccountsPorts: Sendable {
    /// The scopes of access tokens in every wing.
    let scopes: [Scope.Area]
    /// Finds what other wings ask at the end of onboarding.
    let lastSteps: @Sendable (Member.ID) async throws -> [OptionalStep]
    /// Called in the transaction in which a member goes away from the others, or is back.
    let absenceObserver: AbsenceObserver
    /// Called when a member's time zone changed.
    let followZone: @Sendable (Member.ID, TimeZone) async throws -> Void

    package init(
        scopes: [Scope.Area],
        lastSteps: @Sendable @escaping (Member.ID) async throws -> [OptionalStep],
        absenceObserver: @escaping AbsenceObserver,
        followZone: @Sendable @escaping (Member.ID, TimeZone) async throws -> Void
    ) {
        self.scopes = scopes
        self.lastSteps = lastSteps
        self.absenceObserver = absenceObserver
        self.followZone = followZone
    }
}
