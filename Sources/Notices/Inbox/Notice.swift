package import Foundation
package import Members
package import Storage
package import Web

/// A message from the program to a member, sent once.
package struct Notice: Sendable, Equatable {
    /// An answer that can be given on the notice itself, by sending a form to `path`.
    package struct Action: Codable, Sendable, Equatable {
        /// The words on the button, at most 30 characters.
        package let label: String
        package let path: String
        /// True when it leads to a page; nil for an answer.
        package let leadsOn: Bool?

        package init(_ label: String, path: String, leadsOn: Bool? = nil) {
            self.label = label
            self.path = path
            self.leadsOn = leadsOn
        }
    }

    package let id: String
    package let kind: Kind
    package let text: String
    /// The page to which it links; empty for none.
    package let path: String
    /// The buttons, at most four.
    package let actions: [Action]
    package let at: Date
    package let isRead: Bool
    /// What the member answered, in a sentence; empty for nothing.
    package var answer = ""

    /// Notifies a member in the transaction of its cause; the same `cause` notifies only once.
    ///
    /// It also adds the job that sends the notice by the channels that the member chose. `part` is the part of the house
    /// to which it leads, its kind's where none is said: devices get it only while that is on. From `end` on it is of no use,
    /// and `endOver` deletes it. `about` is the other member whom it names, with whom it goes (`Notice+Parting`).
    package static func tell(
        _ owner: Member.ID,
        _ kind: Kind,
        _ text: String,
        path: String = "",
        about: Int64? = nil,
        part: HousePart? = nil,
        actions: [Action] = [],
        cause: String,
        at now: Date,
        until end: Date? = nil,
        in connection: any SQLConnection
    ) throws {
        let actions = String(decoding: try JSONEncoder().encode(actions), as: UTF8.self)
        let name = NoticeName(owner: owner, id: RowID.new())
        let isNew = try connection.execute(
            """
            INSERT INTO notice (owner_id, id, kind, body, path, part, actions, cause, created_at, read_at,
                until_at, about_id)
            VALUES (\(owner), \(name.id), \(kind.name), \(text), \(path), \((part ?? kind.part)?.name ?? ""), \(actions),
                \(cause), \(now.milliseconds), \(try Self.readAt(owner, kind, now, in: connection)),
                \(end?.milliseconds), \(about))
            ON CONFLICT (owner_id, cause) DO NOTHING
            """
        )
        if isNew == 1 { try NoticeDelivery.add(name, at: now, in: connection) }
    }

    /// Brings a notice that was sent before to the top of the list, unread, without sending it again.
    package static func renew(
        _ owner: Member.ID,
        _ kind: Kind,
        cause: String,
        at now: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            UPDATE notice SET created_at = \(now.milliseconds),
                read_at = \(try Self.readAt(owner, kind, now, in: connection))
            WHERE owner_id = \(owner) AND cause = \(cause) AND created_at < \(now.milliseconds)
            """
        )
    }

    /// Returns when the notice counts as read: at once for a kind that the member switched off on the bell.
    private static func readAt(
        _ owner: Member.ID,
        _ kind: Kind,
        _ now: Date,
        in connection: any SQLConnection
    ) throws -> Int64? {
        if kind.has(.shownByPage) { return now.milliseconds }
        guard kind.choices.contains(.app) else { return nil }
        let isOff = try connection.exists(
            """
            SELECT 1 FROM notice_switch
            WHERE owner_id = \(owner) AND kind = \(kind.name) AND channel = \(Channel.app.rawValue) AND is_on = 0
            """
        )
        return isOff ? now.milliseconds : nil
    }

    /// Marks notices that link to a page as read, in the transaction of the answer; false when all were read already.
    ///
    /// `answer` is what they say from then on; an empty one takes that back.
    @discardableResult
    package static func settle(
        _ owner: Member.ID,
        path: String,
        answer: String? = nil,
        at now: Date,
        in connection: any SQLConnection
    ) throws -> Bool {
        if let answer {
            try connection.execute(
                "UPDATE notice SET answer = \(answer) WHERE owner_id = \(owner) AND path = \(path)"
            )
        }
        return try connection.execute(
            """
            UPDATE notice SET read_at = \(now.milliseconds)
            WHERE owner_id = \(owner) AND read_at IS NULL AND path = \(path)
            """
        ) > 0
    }

    /// Deletes the notice of a cause that was taken back; the same cause may notify anew.
    package static func takeBack(_ owner: Member.ID, cause: String, in connection: any SQLConnection) throws {
        try connection.execute("DELETE FROM notice WHERE owner_id = \(owner) AND cause = \(cause)")
    }

    /// Deletes all members' notices of what is over.
    package static func endOver(at now: Date, in connection: any SQLConnection) throws {
        try connection.execute("DELETE FROM notice WHERE until_at <= \(now.milliseconds)")
    }

    /// Deletes a member's older notices of a kind, in the transaction of a newer one.
    package static func forget(
        _ owner: Member.ID,
        _ kind: Kind,
        before limit: Date,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(
            """
            DELETE FROM notice
            WHERE owner_id = \(owner) AND kind = \(kind.name) AND created_at < \(limit.milliseconds)
            """
        )
    }
}
