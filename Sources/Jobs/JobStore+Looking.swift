package import Foundation
package import Storage

/// What those see of jobs who look after the house, and trying again what was given up.
extension JobStore {
    /// A job that was given up.
    package struct Dead: Sendable {
        package let id: Int64
        package let kind: String
        package let failure: String
        package let at: Date
    }

    /// Counts jobs by kind: those that wait and those that run now, in the order of their kinds.
    package func kinds(at now: Date) async throws -> [(kind: String, waiting: Int, running: Int)] {
        try await self.database.rows(
            """
            SELECT kind, COUNT(*), SUM(CASE WHEN leased_until > \(now.milliseconds) THEN 1 ELSE 0 END) FROM job
            WHERE dead_at IS NULL GROUP BY kind ORDER BY kind
            """
        ) { row in
            var columns = row.reader
            let (kind, all, running) = (try columns.text(), try columns.int(), try columns.int())
            return (kind: kind, waiting: all - running, running: running)
        }
    }

    /// Returns jobs that were given up, the latest first, without what they were about.
    package func givenUp(limit: Int) async throws -> [Dead] {
        try await self.database.rows(
            """
            SELECT id, kind, last_error, dead_at FROM job WHERE dead_at IS NOT NULL
            ORDER BY dead_at DESC, id DESC LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            return Dead(
                id: try columns.integer(),
                kind: try columns.text(),
                failure: try columns.optionalText() ?? "",
                at: Date(milliseconds: try columns.integer())
            )
        }
    }

    /// A job with what becomes of it, for the operator; without what it is about.
    package struct Listed: Sendable {
        package enum State: String, Sendable { case waiting, running, dead }

        package let id: Int64
        package let kind: String
        package let state: State
        /// When it is due, or was given up.
        package let at: Date
        package let attempt: Int
        package let failure: String
    }

    /// Returns jobs: those that were given up first, the latest first, then the others as they are due.
    package func list(limit: Int, at now: Date) async throws -> [Listed] {
        try await self.database.rows(
            """
            SELECT id, kind, due_at, leased_until, attempt, last_error, dead_at FROM job
            ORDER BY COALESCE(dead_at, 0) DESC, due_at, id LIMIT \(limit)
            """
        ) { row in
            var columns = row.reader
            let (id, kind, due) = (try columns.integer(), try columns.text(), try columns.integer())
            let (lease, attempt) = (try columns.integer(), try columns.int())
            let (failure, dead) = (try columns.optionalText() ?? "", try columns.optionalInteger())
            return Listed(
                id: id,
                kind: kind,
                state: dead != nil ? .dead : lease > now.milliseconds ? .running : .waiting,
                at: Date(milliseconds: dead ?? due),
                attempt: attempt,
                failure: failure
            )
        }
    }

    /// Gives up a job that waits, and returns its kind; nil when it runs, was given up already, or isn't there.
    package static func bury(
        _ id: Int64,
        because reason: String,
        at now: Date,
        in db: any SQLConnection
    ) throws -> String? {
        try db.row(
            """
            UPDATE job SET dead_at = \(now.milliseconds), leased_until = 0, unique_key = NULL,
                last_error = \(Self.storable(reason))
            WHERE id = \(id) AND dead_at IS NULL AND leased_until <= \(now.milliseconds)
            RETURNING kind
            """
        ) { try $0.text(0) }
    }

    /// Lets a job that was given up wait again, due now, and returns its kind; nil when it wasn't given up.
    ///
    /// A job without a payload waits once, keyed by its kind: where one waits already, the dead one goes.
    package static func again(_ id: Int64, at now: Date, in db: any SQLConnection) throws -> String? {
        let dead = try db.row("SELECT kind, payload FROM job WHERE id = \(id) AND dead_at IS NOT NULL") { row in
            var columns = row.reader
            return (kind: try columns.text(), payload: try columns.text())
        }
        guard let dead else { return nil }
        try db.execute("DELETE FROM job WHERE id = \(id)")
        let key = dead.payload.isEmpty ? dead.kind : nil
        try Self.add(dead.kind, payload: dead.payload, due: now, key: key, in: db)
        return dead.kind
    }
}
