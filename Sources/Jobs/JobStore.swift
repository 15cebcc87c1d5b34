package import Foundation
package import Storage

/// The table of work to do, shared by every node.
package struct JobStore: Sendable {
    let database: any Database

    package init(database: any Database) { self.database = database }

    /// Writes a job in the transaction of what causes it.
    ///
    /// With a `key`, one such job at most is waiting.
    package static func add(
        _ kind: String,
        payload: String = "",
        due: Date,
        key: String? = nil,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(Self.addition(of: kind, payload: payload, due: due, key: key))
    }

    /// The same as a statement.
    package static func addition(of kind: String, payload: String = "", due: Date, key: String? = nil) -> SQL {
        """
        INSERT INTO job (kind, payload, due_at, unique_key) VALUES (\(kind), \(payload), \(due.milliseconds), \(key))
        ON CONFLICT (unique_key) DO NOTHING
        """
    }

    package func add(_ kind: String, payload: String = "", due: Date, key: String? = nil) async throws {
        try await self.database.write { try Self.add(kind, payload: payload, due: due, key: key, in: $0) }
    }

    /// Lets another job of the same key be added while this one is worked on: what changes from now on needs its own.
    package func giveUpKey(of job: Job) async throws {
        try await self.database.write { try $0.execute("UPDATE job SET unique_key = NULL WHERE \(Self.isHeld(job))") }
    }

    /// Takes the job off the table.
    ///
    /// Like every outcome it changes nothing, and is false, when the job is somebody else's by now.
    @discardableResult
    package func finish(_ job: Job) async throws -> Bool {
        try await self.database.write { try $0.execute("DELETE FROM job WHERE \(Self.isHeld(job))") == 1 }
    }

    /// Gives the job back, due at a later time; `failure` nil means that it went well and begins anew.
    @discardableResult
    package func postpone(_ job: Job, to due: Date, failure: String?) async throws -> Bool {
        try await self.postpone(job, to: due, failure: failure, attempt: failure == nil ? 0 : job.attempt)
    }

    /// Gives the job back as if it had not been taken: nobody here knows how to work on it.
    func putBack(_ job: Job, until due: Date, because failure: String) async throws {
        try await self.postpone(job, to: due, failure: failure, attempt: max(0, job.attempt - 1))
    }

    @discardableResult
    private func postpone(_ job: Job, to due: Date, failure: String?, attempt: Int) async throws -> Bool {
        try await self.database.write {
            try $0.execute(
                """
                UPDATE job SET due_at = \(due.milliseconds), leased_until = 0, abandoned = 0, attempt = \(attempt),
                    last_error = \(failure.map(Self.storable))
                WHERE \(Self.isHeld(job))
                """
            ) == 1
        }
    }

    /// Puts the job on the list of those nobody will try again.
    @discardableResult
    package func bury(_ job: Job, failure: String, now: Date) async throws -> Bool {
        try await self.database.write {
            try $0.execute(
                """
                UPDATE job SET dead_at = \(now.milliseconds), leased_until = 0, abandoned = 0, unique_key = NULL,
                    last_error = \(Self.storable(failure))
                WHERE \(Self.isHeld(job))
                """
            ) == 1
        }
    }

    /// Whether its worker has it still: not when the lease ran out and another took it.
    static func isHeld(_ job: Job) -> SQL {
        "id = \(job.id) AND fence = \(job.fence) AND leased_until > 0 AND dead_at IS NULL"
    }

    /// What went wrong, as far as a line may be long; PostgreSQL keeps no text with a zero in it.
    private static func storable(_ failure: String) -> String {
        String(String.UnicodeScalarView(failure.unicodeScalars.lazy.filter { $0 != "\0" }.prefix(1_000)))
    }

    /// The dead ones, newest first: kind, what went wrong, when.
    package func dead(limit: Int = 100) async throws -> [(job: Job, failure: String)] {
        try await self.database.read { db in
            try db.rows(
                """
                SELECT \(Self.columns), last_error FROM job WHERE dead_at IS NOT NULL
                ORDER BY dead_at DESC, id DESC LIMIT \(limit)
                """
            ) { row in
                var columns = row.reader
                return (job: try Self.job(&columns), failure: try columns.optionalText() ?? "")
            }
        }
    }

    /// How many jobs wait and how many are dead: for the metrics.
    package func counts() async throws -> (waiting: Int, dead: Int) {
        try await self.database.read { db in
            try db.row("SELECT COUNT(*) - COUNT(dead_at), COUNT(dead_at) FROM job") { row in
                var columns = row.reader
                return (waiting: try columns.int(), dead: try columns.int())
            } ?? (0, 0)
        }
    }
}
