package import Foundation
package import Storage
package import Web

/// Something an administrator did: written in the transaction of the thing itself, and never changed.
package struct AuditRecord: Sendable, Equatable {
    /// Stable texts: they are stored.
    package enum Action: String, Sendable, CaseIterable {
        case foodAccepted = "food-accepted"
        case foodRefused = "food-refused"
        case foodCorrected = "food-corrected"
        case foodRemoved = "food-removed"
        case textWithdrawn = "text-withdrawn"
        case textRestored = "text-restored"
        case reportDismissed = "report-dismissed"
        case memberWarned = "member-warned"
        case memberSuspended = "member-suspended"
        case memberRestored = "member-restored"
    }

    package let id: Int64
    package let at: Date
    /// The screen name the administrator had then; it stays when the account goes.
    package let actor: String
    package let action: Action
    /// What it was done to: "Oat bar (here-0192…)".
    package let subject: String
    /// What else matters, like the reason; empty for nothing.
    package let detail: String

    package static func write(
        _ action: Action,
        by administrator: Member,
        on subject: String,
        detail: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO audit_record (at, actor_id, actor, action, subject, detail)
            VALUES (\(now.milliseconds), \(administrator.id), \(administrator.screenName), \(action.rawValue),
                \(subject), \(detail))
            """
        )
    }
}

extension AuditRecord.Action {
    /// As a sentence about the actor goes on: "accepted a food".
    var words: String {
        switch self {
        case .foodAccepted: "accepted a food for everybody"
        case .foodRefused: "refused a food"
        case .foodCorrected: "corrected a food"
        case .foodRemoved: "took a food away"
        case .textWithdrawn: "took a nutritionist's text back"
        case .textRestored: "showed a nutritionist's text again"
        case .reportDismissed: "dismissed a report about"
        case .memberWarned: "warned"
        case .memberSuspended: "suspended"
        case .memberRestored: "let back in"
        }
    }
}
