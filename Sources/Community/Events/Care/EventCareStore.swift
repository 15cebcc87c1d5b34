import Audit
import Foundation
import Members
import Notices
import Storage

/// The events of the house as those who look after them see them: who looks after each, and which nobody does.
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
    /// Nobody is the operator, on the command line.
    func handOver(
        _ event: GroupEvent,
        to keeper: Member.ID,
        named name: String,
        because reason: String,
        by staff: Member?,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { db in
            guard try self.organisers(db).contains(keeper) else { return false }
            let isOthers = try db.execute(
                """
                UPDATE event SET organiser_id = \(keeper)
                WHERE id = \(event.id) AND (organiser_id IS NULL OR organiser_id <> \(keeper))
                """
            )
            guard isOthers == 1 else { return false }
            let detail = "\(name): \(reason)"
            let (action, subject) = (AuditRecord.Action.eventHandedOver, event.subject)
            try AuditRecord.write(action, byWhom: staff, on: subject, detail: detail, at: now, in: db)
            if keeper != staff?.id {
                try Notice.tell(
                    keeper,
                    .house,
                    "You look after \(event.quoted) now, \(event.dated(at: now)).",
                    path: EventLinks.event(event.id),
                    cause: "event \(event.id) is yours \(now.milliseconds)",
                    at: now,
                    in: db
                )
            }
            return true
        }
    }

    /// The SQL condition of an event to come of which nobody is left who may look after it.
    static func isOrphaned(_ organisers: [Member.ID], at now: Date) -> SQL {
        let isNobodys: SQL =
            organisers.isEmpty
            ? "1 = 1" : "(event.organiser_id IS NULL OR event.organiser_id NOT IN \(list: organisers))"
        return "\(EventSearch.isAhead(now)) AND event.cancelled_at IS NULL AND \(isNobodys)"
    }
}
