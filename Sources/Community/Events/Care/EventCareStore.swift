import Audit
import Foundation
import Members
import Notices
import Storage

/// Reads the events of the house as those who look after them see them: who looks after each, and which nobody does.
struct EventCareStore: Sendable {
    /// The most events of a page, and of those that nobody looks after.
    static let most = 50

    let database: any Database
    /// Finds those who may look after events.
    let organisers: @Sendable (any SQLConnection) throws -> [Member.ID]

    /// Returns events that aren't over, cancelled ones too, the soonest first.
    func ahead(after cursor: Cursor?, at now: Date) async throws -> [GroupEvent] {
        let after: SQL = cursor.map { "AND (event.start_at, event.id) > (\($0.at), \($0.id))" } ?? ""
        return try await self.database.rows(
            EventStore.statement(
                "\(EventSearch.isAhead(now)) \(after) ORDER BY event.start_at, event.id LIMIT \(Self.most)"
            ),
            GroupEvent.init
        )
    }

    /// Returns events to come that nobody looks after any more, the soonest first.
    func orphaned(at now: Date) async throws -> [GroupEvent] {
        try await self.database.read { db in
            let orphaned = Self.isOrphaned(try self.organisers(db), at: now)
            return try db.rows(
                EventStore.statement("\(orphaned) ORDER BY event.start_at, event.id LIMIT \(Self.most)"),
                GroupEvent.init
            )
        }
    }

    /// Lets somebody else look after an event, tells them and writes it down; false when they may not, or do already.
    ///
    /// Without a member of the staff it is the operator's, on the command line.
    func handOver(
        _ event: GroupEvent,
        to keeper: Member.ID,
        named name: String,
        because reason: String,
        by staff: Member?,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { db in
            guard let before = try self.hand(event, to: keeper, at: now, by: staff, in: db) else { return false }
            try AuditRecord.write(
                .eventHandedOver,
                byWhom: staff,
                on: event.subject,
                detail: "\(name): \(reason)",
                before: before.map { "\($0)" } ?? "",
                undo: before.map { EventLinks.keeperReturn(event.id, to: $0) } ?? "",
                at: now,
                in: db
            )
            return true
        }
    }

    /// Gives an event back to whom this member of the staff just took it from, and to nobody else.
    ///
    /// Returns false when another did, it is too late, or something was decided about the event since.
    func handBack(
        _ event: GroupEvent,
        to keeper: Member.ID,
        named name: String,
        by staff: Member,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { db in
            // It takes a lock, so that of two at once the second finds nothing.
            try db.execute("UPDATE event SET version = version WHERE id = \(event.id)")
            let (action, subject) = (AuditRecord.Action.eventHandedOver, event.subject)
            guard try AuditRecord.before(action, by: staff, on: subject, at: now, in: db) == "\(keeper)",
                try self.hand(event, to: keeper, at: now, by: staff, in: db) != nil
            else { return false }
            let detail = "\(name): \(AuditRecord.takenBack)"
            try AuditRecord.write(action, by: staff, on: subject, detail: detail, at: now, in: db)
            return true
        }
    }

    /// Returns who looked after it before, if anybody did; nil when nothing changed.
    private func hand(
        _ event: GroupEvent,
        to keeper: Member.ID,
        at now: Date,
        by staff: Member?,
        in db: any SQLConnection
    ) throws -> Member.ID?? {
        guard try self.organisers(db).contains(keeper) else { return nil }
        let before = try db.row("SELECT organiser_id FROM event WHERE id = \(event.id)") { try $0.optionalInteger(0) }
        guard let before, before != keeper else { return nil }
        // Two at once don't both take it from the same.
        let isBefore: SQL = before.map { "organiser_id = \($0)" } ?? "organiser_id IS NULL"
        let isOthers = try db.execute(
            "UPDATE event SET organiser_id = \(keeper) WHERE id = \(event.id) AND \(isBefore)"
        )
        guard isOthers == 1 else { return nil }
        if keeper != staff?.id {
            try Notice.tell(
                keeper,
                .duties,
                "You look after \(event.quoted) now, \(event.dated(at: now)).",
                path: EventLinks.event(event.id),
                cause: "event \(event.id) is yours \(now.milliseconds)",
                at: now,
                in: db
            )
        }
        return .some(before)
    }

    /// Returns the SQL condition of an event to come of which nobody is left who may look after it.
    static func isOrphaned(_ organisers: [Member.ID], at now: Date) -> SQL {
        let isNobodys: SQL =
            organisers.isEmpty
            ? "1 = 1" : "(event.organiser_id IS NULL OR event.organiser_id NOT IN \(list: organisers))"
        return "\(EventSearch.isAhead(now)) AND event.cancelled_at IS NULL AND \(isNobodys)"
    }
}
