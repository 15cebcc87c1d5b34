package import Foundation
package import Members
package import Storage

/// The events to come that nobody looks after any more, for the first page of administration.
package enum OrphanedEvents {
    /// Counts them, with the beginning of the first and when the oldest was made; nil for none.
    package static func count(
        organisers: @Sendable @escaping (any SQLConnection) throws -> [Member.ID],
        at now: Date,
        in database: any Database
    ) async throws -> (count: Int, begins: Date, madeAt: Date)? {
        try await database.read { db in
            let orphaned = EventCareStore.isOrphaned(try organisers(db), at: now)
            return try db.row("SELECT COUNT(*), MIN(start_at), MIN(created_at) FROM event WHERE \(orphaned)") { row in
                var columns = row.reader
                let count = try columns.int()
                let (begins, madeAt) = (try columns.optionalInteger(), try columns.optionalInteger())
                guard let begins, let madeAt else { return nil }
                return (count, Date(milliseconds: begins), Date(milliseconds: madeAt))
            } ?? nil
        }
    }
}
