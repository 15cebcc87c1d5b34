package import Foundation
import Storage

/// How workers take jobs.
///
/// Taking a job counts an attempt and gives it a new fencing token before it is handed out. A job whose lease expired
/// was abandoned: its program ended, or lost the database, before it could write the outcome.
extension JobStore {
    /// Takes due jobs for `lease` seconds; none of them was abandoned.
    package func take(_ limit: Int, now: Date, lease: Double) async throws -> [Job] {
        try await self.database.write { db in
            try db.rows(
                """
                UPDATE job SET \(Self.taking), leased_until = \(now.addingTimeInterval(lease).milliseconds)
                WHERE id IN (
                    SELECT id FROM job WHERE dead_at IS NULL AND due_at <= \(now.milliseconds) AND leased_until = 0
                    ORDER BY due_at, id LIMIT \(limit) \(db.dialect.skippingLocked))
                RETURNING \(Self.columns)
                """,
                Self.job
            )
        }
    }

    /// Returns whether any job was abandoned.
    package func hasAbandoned(now: Date) async throws -> Bool {
        try await self.next().abandoned.map { $0 <= now } ?? false
    }

    /// The times at which there may be something to do; nil for never.
    package struct Next: Sendable {
        /// When the first waiting job is due.
        package let due: Date?
        /// When the first lease ends, unless it is renewed: its job is abandoned then.
        package let abandoned: Date?

        /// The earlier of both.
        package var earliest: Date? { [self.due, self.abandoned].compactMap(\.self).min() }
    }

    /// Returns when there may be something to do; it only reads, so a program without work writes nothing.
    package func next() async throws -> Next {
        let next = try await self.database.row(
            """
            SELECT
                (SELECT due_at FROM job WHERE dead_at IS NULL AND leased_until = 0 ORDER BY due_at, id LIMIT 1),
                (SELECT leased_until FROM job WHERE dead_at IS NULL AND leased_until > 0 ORDER BY leased_until LIMIT 1)
            """
        ) { row in
            var columns = row.reader
            let (due, abandoned) = (try columns.optionalInteger(), try columns.optionalInteger())
            return Next(due: due.map(Date.init(milliseconds:)), abandoned: abandoned.map(Date.init(milliseconds:)))
        }
        return next ?? Next(due: nil, abandoned: nil)
    }

    /// Takes one abandoned job, to be run alone; nil when there is none.
    package func takeAbandoned(now: Date, lease: Double) async throws -> Job? {
        try await self.database.write { db in
            try db.row(
                """
                UPDATE job SET \(Self.taking), leased_until = \(now.addingTimeInterval(lease).milliseconds),
                    abandoned = \(Self.abandonedAgain)
                WHERE id IN (
                    SELECT id FROM job WHERE \(Self.wasAbandoned(now))
                    ORDER BY due_at, id LIMIT 1 \(db.dialect.skippingLocked))
                RETURNING \(Self.columns)
                """,
                Self.job
            )
        }
    }

    /// Buries jobs that were abandoned too often in a row, or at their last attempt; returns them with the reason.
    ///
    /// Those of `repeating` kinds have no last attempt.
    package func buryAbandoned(
        now: Date,
        sparing repeating: Set<String> = []
    ) async throws -> [(job: Job, failure: String)] {
        let often = "the program ended \(JobPatience.abandonments) times in a row while it worked on this"
        let last = "the program ended while it worked on this for the last time of \(JobPatience.attempts)"
        return try await self.database.write { db in
            try db.rows(
                """
                UPDATE job SET dead_at = \(now.milliseconds), leased_until = 0, unique_key = NULL,
                    abandoned = \(Self.abandonedAgain), last_error =
                        CASE WHEN abandoned >= \(JobPatience.abandonments - 1) THEN \(often) ELSE \(last) END
                WHERE id IN (
                    SELECT id FROM job WHERE \(Self.wasAbandoned(now))
                        AND (abandoned >= \(JobPatience.abandonments - 1)
                            OR (attempt >= \(JobPatience.attempts) AND kind NOT IN \(list: repeating.sorted())))
                    ORDER BY id LIMIT 100 \(db.dialect.skippingLocked))
                RETURNING \(Self.columns), last_error
                """
            ) { row in
                var columns = row.reader
                return (job: try Self.job(&columns), failure: try columns.text())
            }
        }
    }

    /// Renews the lease; false when another worker has the job by now.
    package func renew(_ job: Job, until: Date) async throws -> Bool {
        try await self.database.write {
            try $0.execute("UPDATE job SET leased_until = \(until.milliseconds) WHERE \(Self.isHeld(job))") == 1
        }
    }

    /// The columns that `job(_:)` reads, in its order.
    static let columns: SQL = "id, kind, payload, attempt, fence"

    @Sendable
    static func job(_ row: SQLRow) throws -> Job {
        var columns = row.reader
        return try self.job(&columns)
    }

    static func job(_ columns: inout ColumnReader) throws -> Job {
        Job(
            id: try columns.integer(),
            kind: try columns.text(),
            payload: try columns.text(),
            attempt: try columns.int(),
            fence: try columns.integer()
        )
    }

    /// Counts an attempt, up to a bound, so that no stored number overflows.
    private static let taking: SQL =
        """
        attempt = CASE WHEN attempt < 1000000 THEN attempt + 1 ELSE attempt END,
            fence = CASE WHEN fence < 9000000000000000000 THEN fence + 1 ELSE 1 END
        """
    private static let abandonedAgain: SQL = "CASE WHEN abandoned < 1000000 THEN abandoned + 1 ELSE abandoned END"

    /// Returns the condition that its worker is gone: a job stays due while it runs, so the lease alone tells.
    private static func wasAbandoned(_ now: Date) -> SQL {
        "dead_at IS NULL AND leased_until > 0 AND leased_until <= \(now.milliseconds)"
    }
}
