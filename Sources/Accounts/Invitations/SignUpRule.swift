import Audit
package import Foundation
package import Members
package import Storage
import Web

/// The rule of who may sign up (ACC-14); the raw values are stored.
package enum SignUpRule: String, CaseIterable, Sendable {
    case everybody, invited, nobody

    var title: String {
        switch self {
        case .everybody: "Everybody"
        case .invited: "Whoever is invited"
        case .nobody: "Nobody"
        }
    }

    var hint: String {
        switch self {
        case .everybody: "Anybody who reaches this Spotter."
        case .invited: "With a link that you make, and that ends."
        case .nobody: "Invitations don't count either."
        }
    }

    /// The words for somebody who isn't let in.
    var refusal: String {
        switch self {
        case .everybody: ""
        case .invited:
            "You need an invitation to sign up here. Ask somebody who looks after this Spotter for a new link."
        case .nobody: "Nobody can sign up here at the moment."
        }
    }

    /// Returns everybody, where nothing was said.
    package static func current(in db: any SQLConnection) throws -> SignUpRule {
        try db.row("SELECT rule FROM sign_up_rule") { row in
            var columns = row.reader
            return try columns.choice()
        } ?? .everybody
    }

    /// Sets the rule for the operator or an administrator, and writes it down; false when it is so already.
    @discardableResult
    package static func set(
        _ rule: SignUpRule,
        by administrator: Member?,
        because reason: String,
        undo: String = "",
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        let before = try Self.current(in: db)
        guard rule != before else { return false }
        try db.execute(
            """
            INSERT INTO sign_up_rule (id, rule, rule_before) VALUES (1, \(rule.rawValue), \(before.rawValue))
            ON CONFLICT (id) DO UPDATE SET rule = excluded.rule, rule_before = excluded.rule_before
            """
        )
        let action = AuditRecord.Action.signUpRuleSet
        try AuditRecord.write(
            action,
            byWhom: administrator,
            on: rule.title,
            detail: reason,
            undo: undo,
            at: now,
            in: db
        )
        return true
    }

    /// Sets the rule of before again for the administrator who made the latest change, just now and not by Undo.
    ///
    /// Returns the rule; nil for anybody else.
    static func undo(by administrator: Member, at now: Date, in db: any SQLConnection) throws -> SignUpRule? {
        // It takes a lock, so that of two at once the second finds nothing.
        guard try db.execute("UPDATE sign_up_rule SET rule = rule WHERE rule_before IS NOT NULL") == 1,
            let before = try db.row(
                "SELECT rule_before FROM sign_up_rule WHERE rule_before IS NOT NULL",
                { row in
                    var columns = row.reader
                    let rule: SignUpRule = try columns.choice()
                    return rule
                }
            )
        else { return nil }
        let current = try Self.current(in: db)
        guard try AuditRecord.isJustDone(.signUpRuleSet, by: administrator, on: current.title, at: now, in: db) else {
            return nil
        }
        try Self.set(before, by: administrator, because: AuditRecord.takenBack, at: now, in: db)
        try db.execute("UPDATE sign_up_rule SET rule_before = NULL")
        return before
    }

    /// Returns why somebody with this invitation may not sign up now; nil when they may, as the first member always.
    ///
    /// It uses nothing up.
    static func refusal(of invitation: SecretToken?, at now: Date, in db: any SQLConnection) throws -> String? {
        let rule = try Self.current(in: db)
        guard rule != .everybody, try db.exists("SELECT 1 FROM member LIMIT 1") else { return nil }
        if rule == .invited, let invitation, try Invitation.isGood(invitation, at: now, in: db) { return nil }
        return rule.refusal
    }

    /// Uses up one place of the invitation in the transaction in which `account` was added; throws `FormErrors` unless it
    /// may be.
    static func admit(_ account: Account, _ invitation: SecretToken?, at now: Date, in db: any SQLConnection) throws {
        let rule = try Self.current(in: db)
        guard rule != .everybody, try db.exists("SELECT 1 FROM member WHERE id <> \(account.id) LIMIT 1") else {
            return
        }
        if rule == .invited, let invitation, try Invitation.use(invitation, at: now, in: db) { return }
        throw FormErrors("form", rule.refusal)
    }
}
