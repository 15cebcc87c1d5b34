import Audit
import Web

/// What an administrator makes of a report.
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

    /// What the reported is told with the administrator's note; nil for nothing.
    func words(_ note: String, _ appeal: Appeal) -> String? {
        switch self {
        case .dismissal: nil
        case .warning: "\(note) Please keep to the guidelines. If you see it differently, \(appeal.words)."
        case .suspension:
            "Your account is suspended: \(note) You can read, export and delete what is yours. To appeal, \(appeal.words)."
        }
    }

    /// Where it leads whoever is told.
    var path: String { self == .suspension ? Places.suspension.path : TogetherLinks.guidelines.path }
}

/// Why an administrator decides so.
///
/// The reported member reads it; of a dismissal only the log keeps it.
struct DecisionForm: Form {
    static let fields: [String: FieldKind] = ["note": .lines]
    static let longestNote = 500

    let input: FormInput
    /// Whether the note may be empty, because nobody is told.
    var maySayNothing = false

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> String? {
        let note = self.input.text("note", max: Self.longestNote, into: &errors)
        if note.isEmpty, !self.maySayNothing {
            errors.add("note", "Say why, in words for whom it is about.")
        }
        return errors.isEmpty ? note : nil
    }
}
