import Audit
import Foundation
import Jobs
import Members
import Storage

/// Keeps what the house said to its members.
struct AnnouncementStore: Sendable {
    struct Announcement: Sendable {
        let id: String
        let words: String
        let audience: MemberAudience
        let createdAt: Date
        /// Nil while it is about to go out.
        let sentAt: Date?
    }

    /// The seconds between the decision and the first letter, in which it can be taken back.
    static let pause: TimeInterval = 60

    let database: any Database

    /// Returns announcements after a cursor, the latest first, without those that were taken back.
    func all(after cursor: Cursor?, limit: Int) async throws -> [Announcement] {
        let after: SQL =
            cursor.map { "AND (created_at < \($0.at) OR (created_at = \($0.at) AND id < \($0.id)))" } ?? ""
        return try await self.database.rows(
            """
            SELECT \(Self.columns) FROM announcement WHERE taken_back_at IS NULL \(after)
            ORDER BY created_at DESC, id DESC LIMIT \(limit)
            """,
            Self.announcement
        )
    }

    private static let columns: SQL = "id, words, audience, created_at, sent_at"

    private static func announcement(_ row: SQLRow) throws -> Announcement {
        var columns = row.reader
        return Announcement(
            id: try columns.text(),
            words: try columns.text(),
            audience: try columns.choice(),
            createdAt: Date(milliseconds: try columns.integer()),
            sentAt: try columns.optionalInteger().map { Date(milliseconds: $0) }
        )
    }

    /// Returns nil when there is none.
    func find(_ id: String) async throws -> Announcement? {
        try await self.database.row("SELECT \(Self.columns) FROM announcement WHERE id = \(id)", Self.announcement)
    }

    /// Plans an announcement to go out in a minute; returns its id.
    ///
    /// Without an administrator it is the operator's, on the command line.
    func add(_ values: AnnouncementForm.Values, by administrator: Member?, at now: Date) async throws -> String {
        let id = RowID.new()
        try await self.database.write { db in
            let limit = UndoSpan.limit(at: now)
            try db.execute("DELETE FROM announcement WHERE taken_back_at < \(limit.milliseconds)")
            try db.execute(
                """
                INSERT INTO announcement (id, words, audience, created_at)
                VALUES (\(id), \(values.words), \(values.audience.rawValue), \(now.milliseconds))
                """
            )
            try Self.plan(id, at: now, in: db)
            let (subject, detail) = (values.audience.title, "“\(values.words)” Why: \(values.reason)")
            try AuditRecord.write(.announced, byWhom: administrator, on: subject, detail: detail, at: now, in: db)
        }
        return id
    }

    /// Takes one back that hasn't gone out; false when it has, or there is none.
    func takeBack(_ id: String, by administrator: Member?, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            let words = try db.row(
                """
                UPDATE announcement SET taken_back_at = \(now.milliseconds)
                WHERE id = \(id) AND sent_at IS NULL AND taken_back_at IS NULL RETURNING words
                """
            ) { try $0.text(0) }
            guard let words else { return false }
            try AuditRecord.write(
                .announcementTakenBack,
                byWhom: administrator,
                on: words,
                undo: AdministrationLinks.announcementRestoration(id),
                at: now,
                in: db
            )
            return true
        }
    }

    /// Lets one go out after all that this administrator just took back; false when there is none.
    func restore(_ id: String, by administrator: Member, at now: Date) async throws -> Bool {
        try await self.database.write { db in
            let taken = try db.row(
                "SELECT words, taken_back_at FROM announcement WHERE id = \(id) AND taken_back_at IS NOT NULL"
            ) { row in
                var columns = row.reader
                return (words: try columns.text(), at: Date(milliseconds: try columns.integer()))
            }
            // Several may have the same words, so the moment tells which was taken back.
            guard let taken,
                try AuditRecord.isJustDone(
                    .announcementTakenBack,
                    by: administrator,
                    on: taken.words,
                    of: taken.at,
                    at: now,
                    in: db
                )
            else { return false }
            let restored = try db.execute(
                """
                UPDATE announcement SET taken_back_at = NULL
                WHERE id = \(id) AND taken_back_at = \(taken.at.milliseconds)
                """
            )
            guard restored == 1 else { return false }
            try Self.plan(id, at: now, in: db)
            let (action, detail) = (AuditRecord.Action.announcementRestored, AuditRecord.takenBack)
            try AuditRecord.write(action, by: administrator, on: taken.words, detail: detail, at: now, in: db)
            return true
        }
    }

    /// Has the job tell it in a minute; one that was planned before it was taken back may tell it sooner.
    private static func plan(_ id: String, at now: Date, in db: any SQLConnection) throws {
        let due = now.addingTimeInterval(Self.pause)
        try JobStore.add(AnnouncementJob.kind, payload: id, due: due, in: db)
    }
}
