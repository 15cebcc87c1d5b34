package import Foundation
package import Members
package import Storage

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
        case reportOpened = "report-opened"
        case reportDismissed = "report-dismissed"
        case memberWarned = "member-warned"
        case memberSuspended = "member-suspended"
        case memberRestored = "member-restored"
        case birthdayCorrected = "birthday-corrected"
        case roleGiven = "role-given"
    }

    package let id: Int64
    package let at: Date
    /// The screen name the administrator had then, which stays when the account goes, or `operatorName`.
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
        let actor: (Int64?, String) = (administrator.id, administrator.screenName)
        try Self.write(action, by: actor, on: subject, detail: detail, at: now, in: connection)
    }

    /// The same for what is done again and again: nothing is written when this administrator did it to this subject since
    /// `limit` already.
    package static func write(
        _ action: Action,
        by administrator: Member,
        on subject: String,
        unlessSince limit: Date,
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        let isKnown = try connection.exists(
            """
            SELECT 1 FROM audit_record
            WHERE at > \(limit.milliseconds) AND actor_id = \(administrator.id) AND action = \(action.rawValue)
                AND subject = \(subject)
            """
        )
        if !isKnown { try Self.write(action, by: administrator, on: subject, at: now, in: connection) }
    }

    /// Who has the machine itself, and so no account here.
    static let operatorName = "The operator (command line)"

    /// The same for what was done on the command line.
    package static func writeOfOperator(
        _ action: Action,
        on subject: String,
        detail: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try Self.write(action, by: (nil, Self.operatorName), on: subject, detail: detail, at: now, in: connection)
    }

    private static func write(
        _ action: Action,
        by actor: (id: Int64?, name: String),
        on subject: String,
        detail: String,
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO audit_record (at, actor_id, actor, action, subject, detail)
            VALUES (\(now.milliseconds), \(actor.id), \(actor.name), \(action.rawValue),
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
        case .reportOpened: "opened a report about"
        case .reportDismissed: "dismissed a report about"
        case .memberWarned: "warned"
        case .memberSuspended: "suspended"
        case .memberRestored: "let back in"
        case .birthdayCorrected: "corrected the birthday of"
        case .roleGiven: "gave a role to"
        }
    }
}
