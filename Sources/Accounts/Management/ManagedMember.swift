import Foundation
import Storage

/// A member as those see them who look after the house: the state of the account, nothing of body or health.
struct ManagedMember: Sendable {
    let account: Account
    let suspension: SuspensionTerms?
    /// The instant at which the account is deleted; nil when that isn't planned.
    let leavesAt: Date?
    /// Open sessions.
    let devices: Int
    let seenAt: Date?
    /// Whether `spotter demo` made them up.
    let isMadeUp: Bool

    /// The actions that can be taken now.
    var actions: [ManagementAction] {
        [
            self.account.suspendedAt == nil ? .suspension : .restoration, .role, .sessions,
            self.leavesAt == nil ? .deletion : .keeping,
        ]
    }
}
