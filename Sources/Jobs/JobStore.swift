package import Foundation
package import Storage

/// The table of work to do, shared by every node.
package struct JobStore: Sendable {
    private let database: any Database

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

    /// Takes due jobs for `lease` seconds; one that isn't finished by then is anybody's again.
    package func take(_ limit: Int, now: Date, lease: Double) async throws -> [Job] {
        try await self.database.write { db in
            try db.rows(
                """
                UPDATE job SET attempt = attempt + 1, leased_until = \(now.addingTimeInterval(lease).milliseconds)
                WHERE id IN (
                    SELECT id FROM job
                    WHERE dead_at IS NULL AND due_at <= \(now.milliseconds) AND leased_until <= \(now.milliseconds)
                    ORDER BY due_at, id LIMIT \(limit) \(Self.skippingLocked(db.dialect)))
                RETURNING id, kind, payload, attempt
                """
            ) { Job(id: try $0.integer(0), kind: try $0.text(1), payload: try $0.text(2), attempt: try $0.int(3)) }
        }
    }

    /// Lets another job of the same key be added while this one is worked on: what changes from now on needs its own.
    package func giveUpKey(of job: Job) async throws {
        try await self.database.write { try $0.execute("UPDATE job SET unique_key = NULL WHERE id = \(job.id)") }
    }

    package func finish(_ job: Job) async throws {
        try await self.database.write { try $0.execute("DELETE FROM job WHERE id = \(job.id)") }
    }

    /// Gives the job back, due at a later time; `failure` nil means that it went well and begins anew.
    package func postpone(_ job: Job, to due: Date, failure: String?) async throws {
        let attempt = failure == nil ? 0 : job.attempt
        try await self.database.write {
            try $0.execute(
                """
                UPDATE job SET due_at = \(due.milliseconds), leased_until = 0, attempt = \(attempt), last_error = \(failure)
                WHERE id = \(job.id)
                """
            )
        }
    }

    /// Puts the job on the list of those nobody will try again.
    package func bury(_ job: Job, failure: String, now: Date) async throws {
        try await self.database.write {
            try $0.execute(
                """
                UPDATE job SET dead_at = \(now.milliseconds), last_error = \(failure), unique_key = NULL
                WHERE id = \(job.id)
                """
            )
        }
    }

    /// The dead ones, newest first: kind, what went wrong, when.
    package func dead(limit: Int = 100) async throws -> [(job: Job, failure: String)] {
        try await self.database.read { db in
            try db.rows(
                """
                SELECT id, kind, payload, attempt, last_error FROM job WHERE dead_at IS NOT NULL
                ORDER BY dead_at DESC, id DESC LIMIT \(limit)
                """
            ) {
                let job = Job(
                    id: try $0.integer(0),
                    kind: try $0.text(1),
                    payload: try $0.text(2),
                    attempt: try $0.int(3)
                )
                return (job, try $0.optionalText(4) ?? "")
            }
        }
    }

    /// How many jobs wait and how many are dead: for the metrics.
    package func counts() async throws -> (waiting: Int, dead: Int) {
        try await self.database.read { db in
            try db.row("SELECT COUNT(*) - COUNT(dead_at), COUNT(dead_at) FROM job") {
                (try $0.int(0), try $0.int(1))
            } ?? (0, 0)
        }
    }

    /// On SQLite the writer is alone anyway.
    private static func skippingLocked(_ dialect: Dialect) -> SQL {
        dialect == .postgres ? "FOR UPDATE SKIP LOCKED" : ""
    }
}
