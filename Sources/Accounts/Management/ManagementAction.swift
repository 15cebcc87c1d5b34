import Audit

/// An action that an administrator can take about a member; the raw values stand in addresses.
package enum ManagementAction: String, CaseIterable, Sendable {
    case suspension, restoration, role, sessions, deletion, keeping

    var title: String {
        switch self {
        case .suspension: "Suspend"
        case .restoration: "Let back in"
        case .role: "Give a role"
        case .sessions: "Log out everywhere"
        case .deletion: "Delete the account"
        case .keeping: "Keep the account"
        }
    }

    /// Says what happens, to the administrator who is about to do it.
    var consequence: String {
        switch self {
        case .suspension: "They can read and export what is theirs, and write nothing. Others don't find them."
        case .restoration: "They can meet others and write again."
        case .role: "A role says what somebody looks after for others."
        case .sessions: "Every phone and browser of theirs asks for the password again. Access tokens end, too."
        case .deletion:
            "They are logged out and gone for others at once, and deleted for good in \(Leaving.grace) days."
        case .keeping: "The account isn't deleted, and others see them again."
        }
    }

    var icon: String {
        switch self {
        case .suspension: "lock"
        case .restoration, .keeping: "undo"
        case .role: "shield"
        case .sessions: "logout"
        case .deletion: "trash"
        }
    }

    /// Whether the administrator's password is asked anew.
    var isGrave: Bool { [.role, .deletion, .restoration].contains(self) }

    /// The action that takes it back within `UndoSpan`; nil where none can, or it needs to be said anew.
    var opposite: ManagementAction? {
        switch self {
        case .suspension: .restoration
        case .deletion: .keeping
        case .restoration, .role, .sessions, .keeping: nil
        }
    }

    /// The name in the log.
    var record: AuditRecord.Action {
        switch self {
        case .suspension: .memberSuspended
        case .restoration: .memberRestored
        case .role: .roleGiven
        case .sessions: .loggedOut
        case .deletion: .deletionPlanned
        case .keeping: .deletionCancelled
        }
    }
}
