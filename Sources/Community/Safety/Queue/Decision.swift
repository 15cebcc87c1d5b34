import Audit
import Web

/// An administrator's decision about a report.
enum Decision: String, Sendable, CaseIterable {
    case dismissal, warning, suspension

    var state: Report.State {
        switch self {
        case .dismissal: .dismissed
        case .warning: .warned
        case .suspension: .suspended
        }
    }

    var action: AuditRecord.Action {
        switch self {
        case .dismissal: .reportDismissed
        case .warning: .memberWarned
        case .suspension: .memberSuspended
        }
    }

    /// Returns the notice to the reported member, with the administrator's note; nil for no notice.
    func words(_ note: String, for reason: Report.Reason, _ appeal: Appeal) -> String? {
        switch self {
        case .dismissal: nil
        case .warning:
            "This is a warning, because of \(reason.matter): \(note) Please keep to the guidelines. If you see it differently, \(appeal.words)."
        case .suspension:
            "Your account is suspended: \(note) You can read, export and delete what is yours. To appeal, \(appeal.words)."
        }
    }

    /// The page to which the notice links.
    var path: String { self == .suspension ? Places.suspension.path : TogetherLinks.guidelines.path }
}
