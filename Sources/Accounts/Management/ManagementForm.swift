import Audit
import Members
import Web

/// The form of an action about a member.
struct ManagementForm: Form {
    static let fields: [String: FieldKind] = ["reason": .lines, "days": .text, "role": .text, "password": .secret]
    static let longestReason = 500
    /// The lengths of a suspension in days to choose from; without a choice it has no end.
    static let days = [1, 7, 30, 90, 365]

    struct Values: Sendable {
        /// The reason, in words for the member where they are told.
        let reason: String
        let days: Int?
        let role: Member.Role?
        let password: String
    }

    let input: FormInput
    var action = ManagementAction.suspension
    /// Whether who sends it just did what the action takes back.
    var mayUndo = false

    /// Whether it is sent by Undo, which asks for nothing.
    var isUndo: Bool { self.mayUndo && !self.input.has("reason") }

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> Values? {
        var reason = self.input.text("reason", max: Self.longestReason, into: &errors)
        if self.isUndo { reason = AuditRecord.takenBack }
        if reason.isEmpty { errors.add("reason", "Say why; it is written down.") }
        var days: Int?
        if self.action == .suspension, !self.input["days"].isEmpty {
            days = Int(self.input["days"]).flatMap { Self.days.contains($0) ? $0 : nil }
            if days == nil { errors.add("days", "Choose one of these.") }
        }
        var role: Member.Role?
        if self.action == .role {
            role = self.input.choice("role", "Choose one of these roles.", into: &errors)
            if self.input["role"].isEmpty { errors.add("role", "Choose a role.") }
        }
        let password = self.input.secret("password")
        if self.action.isGrave, !self.isUndo, password.isEmpty { errors.add("password", PasswordProof.missing) }
        return errors.isEmpty ? Values(reason: reason, days: days, role: role, password: password) : nil
    }
}
