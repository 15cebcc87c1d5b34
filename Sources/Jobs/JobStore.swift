package import Foundation
package import Storage

/// Keeps the table of jobs, shared by every node.
package struct JobStore: Sendable {
    let database: any Database

    package init(database: any Database) { self.database = database }

    /// Adds a job in the transaction of its cause.
    ///
    /// At most one job with the same `key` waits.
    package static func add(
        _ kind: String,
        payload: String = "",
        due: Date,
        key: String? = nil,
        in connection: any SQLConnection
    ) throws {
        try connection.execute(Self.addition(of: kind, payload: payload, due: due, key: key))
    }

    /// Returns the statement that adds a job.
    package static func addition(of kind: String, payload: String = "", due: Date, key: String? = nil) -> SQL {
        """
        INSERT INTO job (kind, payload, due_at, unique_key) VALUES (\(kind), \(payload), \(due.milliseconds), \(key))
        ON CONFLICT (unique_key) DO NOTHING
        """
    }

    /// Removes what waits about somebody or something that is gone, whose name begins the payload or is a word of it.
    ///
    /// Only UUIDs may be named as a word anywhere: no other id contains one.
    package static func remove(
        _ kinds: [String],
        beginning names: [String] = [],
        naming ids: [String] = [],
        in connection: any SQLConnection
    ) throws {
        for name in names {
            try connection.execute(
                """
                DELETE FROM job WHERE kind IN \(list: kinds)
                    AND (payload = \(name) OR payload LIKE \(name + " %") OR payload LIKE \(name + "/%"))
                """
            )
        }
        for id in ids {
            try connection.execute(
                "DELETE FROM job WHERE kind IN \(list: kinds) AND payload LIKE \("%" + id + "%")"
            )
        }
    }

    package func add(_ kind: String, payload: String = "", due: Date, key: String? = nil) async throws {
        try await self.database.write { try Self.add(kind, payload: payload, due: due, key: key, in: $0) }
    }

    /// Gives up the key, so that another job with it can be added while this one runs: changes from now on need their
    /// own.
    package func giveUpKey(of job: Job) async throws {
        try await self.database.write { try $0.execute("UPDATE job SET unique_key = NULL WHERE \(Self.isHeld(job))") }
    }

    /// Deletes a job that is done.
    ///
    /// Like every outcome, it changes nothing and returns false when another worker has the job by now.
    @discardableResult
    package func finish(_ job: Job) async throws -> Bool {
        try await self.database.write { try $0.execute("DELETE FROM job WHERE \(Self.isHeld(job))") == 1 }
    }

    /// Puts the job back, due at a later time; a nil `failure` means that it went well, and resets the attempts.
    @discardableResult
    package func postpone(_ job: Job, to due: Date, failure: String?) async throws -> Bool {
        try await self.postpone(job, to: due, failure: failure, attempt: failure == nil ? 0 : job.attempt)
    }

    /// Puts the job back as if it had not been taken, because this program has no handler for it.
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

    /// Moves the job to the list of dead ones, which are not retried.
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

    /// Returns the condition that its worker still has it, and no other took it after the lease expired.
    static func isHeld(_ job: Job) -> SQL {
        "id = \(job.id) AND fence = \(job.fence) AND leased_until > 0 AND dead_at IS NULL"
    }

    /// Returns the failure cut to a line's length, without NUL, which PostgreSQL can't store.
    static func storable(_ failure: String) -> String {
        String(String.UnicodeScalarView(failure.unicodeScalars.lazy.filter { $0 != "\0" }.prefix(1_000)))
    }

    /// Returns the dead jobs, newest first, with failure and time.
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

    /// Counts waiting and dead jobs, for the metrics.
    package func counts() async throws -> (waiting: Int, dead: Int) {
        try await self.database.read { db in
            try db.row("SELECT COUNT(*) - COUNT(dead_at), COUNT(dead_at) FROM job") { row in
                var columns = row.reader
                return (waiting: try columns.int(), dead: try columns.int())
            } ?? (0, 0)
        }
    }
}
