package import Foundation
package import Members
package import Storage

/// An action of an administrator, written in its own transaction and never changed.
package struct AuditRecord: Sendable, Equatable {
    package let id: Int64
    package let at: Date
    /// The administrator's screen name at that time, which stays when the account is deleted, or `operatorName`.
    package let actor: String
    package let action: Action
    /// What the action was about: "Oat bar (here-0192…)".
    package let subject: String
    /// Further details such as the reason; empty for none.
    package let detail: String
    /// A path to POST to, for whoever did it and may still take it back; empty for all others.
    package var undo = ""

    /// "Root suspended".
    package var sentence: String { "\(self.actor) \(self.action.words)" }

    /// The subject without the long id that only the command line and devices need: "Oat bar".
    package var subjectInWords: String {
        let id = #/ \([a-z-]*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\)/#
        return self.subject.replacing(id, with: "")
    }

    package static func write(
        _ action: Action,
        by administrator: Member,
        on subject: String,
        detail: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try Self.write(action, byWhom: administrator, on: subject, detail: detail, at: now, in: connection)
    }

    /// Writes a record of a repeated action, unless this administrator did it to this subject since `limit`.
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
            WHERE at > \(limit.milliseconds) AND actor_id = \(administrator.id) AND action = \(action.name)
                AND subject = \(subject)
            """
        )
        if !isKnown { try Self.write(action, by: administrator, on: subject, at: now, in: connection) }
    }

    /// The name for actions on the command line, whose operator needs no account.
    static let operatorName = "The operator (command line)"

    /// Writes a record of an action on the command line.
    package static func writeOfOperator(
        _ action: Action,
        on subject: String,
        detail: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try Self.write(action, by: (nil, Self.operatorName), on: subject, detail: detail, at: now, in: connection)
    }

    /// Writes a record of an administrator's action, or of the operator's where there is no administrator.
    ///
    /// What was `before` is for Undo, and isn't shown; `undo` is the path to which Undo is posted, empty where nothing takes
    /// it back just so.
    package static func write(
        _ action: Action,
        byWhom administrator: Member?,
        on subject: String,
        detail: String = "",
        before: String = "",
        undo: String = "",
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        guard let administrator else {
            return try Self.writeOfOperator(action, on: subject, detail: detail, at: now, in: connection)
        }
        let actor: (Int64?, String) = (administrator.id, administrator.screenName)
        let undoing = (before: before, path: undo)
        try Self.write(action, by: actor, on: subject, detail: detail, undoing: undoing, at: now, in: connection)
    }

    /// Forgets what these did, who never were people; what people did is never forgotten.
    package static func forget(madeUp actors: [Member.ID], in connection: any SQLConnection) throws {
        guard !actors.isEmpty else { return }
        try connection.execute("DELETE FROM audit_record WHERE actor_id IN \(list: actors)")
    }

    private static func write(
        _ action: Action,
        by actor: (id: Int64?, name: String),
        on subject: String,
        detail: String,
        undoing: (before: String, path: String) = ("", ""),
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            INSERT INTO audit_record (at, actor_id, actor, action, subject, detail, previous, undo)
            VALUES (\(now.milliseconds), \(actor.id), \(actor.name), \(action.name),
                \(subject), \(detail), \(undoing.before), \(undoing.path))
            """
        )
    }
}
