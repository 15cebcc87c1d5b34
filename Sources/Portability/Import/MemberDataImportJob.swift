import Foundation
import Jobs
import Notices
package import Storage

/// Runs an import in the background, a few thousand rows at a time, and notifies the member when it is done.
package struct MemberDataImportJob: Sendable {
    static let kind = "import"
    private static let batch = 5_000
    /// The seconds for which an import waits that found no turn.
    private static let pause: TimeInterval = 2

    let database: any Database
    let rules: PortabilityRules
    let slots: ImportSlots
    let now: @Sendable () -> Date

    func run(_ job: Job) async throws -> JobOutcome {
        let parts = job.payload.split(separator: "/")
        guard parts.count == 2, let owner = Int64(parts[0]) else { return .hopeless("not an import") }
        let id = String(parts[1])
        let now = self.now()
        let imports = MemberDataImportStore(database: self.database, owner: owner)
        guard let before = try await imports.find(id), before.state == .running || before.state == .undoing else {
            return .done
        }
        let work = MemberDataImportWriter(database: self.database, owner: owner, id: id, rules: self.rules, now: now)
        guard let isOver = try await self.slots.run({ try await work.go(on: Self.batch) }) else {
            return .again(at: now.addingTimeInterval(Self.pause))
        }
        guard isOver else { return .again(at: now) }
        guard let after = try await imports.find(id) else { return .done }
        // The next run undoes what a failed import wrote.
        if after.state == .undoing { return .again(at: now) }
        try await self.database.write { db in
            try Notice.tell(
                owner,
                .imported,
                MemberDataImportWords.outcome(of: after),
                path: DataLinks.imported(id),
                cause: "import \(id) \(after.state.rawValue)",
                at: now,
                in: db
            )
        }
        return .done
    }

    /// Ends the reading of files that a restart cut off, and forgets what was read of them; call it at the start.
    package static func endCutOff(in database: any Database) async throws {
        let look = String(decoding: try JSONEncoder().encode(MemberDataPreview()), as: UTF8.self)
        try await database.write { db in
            try db.execute(
                """
                DELETE FROM import_row WHERE EXISTS (
                    SELECT 1 FROM import WHERE import.owner_id = import_row.owner_id AND import.id = import_row.import_id
                        AND import.state = 'reading')
                """
            )
            try db.execute(
                "UPDATE import SET state = 'failed', look = \(look), failure = \(Self.cutOff) WHERE state = 'reading'"
            )
        }
    }

    private static let cutOff =
        "This Spotter was started anew while it was read. Nothing of it was kept; send it again."

    /// Deletes imports older than a month with their rows; they can't be undone any more.
    ///
    /// It also deletes those whose reading never ended.
    static func prune(before limit: Date, in database: any Database) async throws {
        let cutOff = limit.addingTimeInterval(30 * 86_400)
        // Each has up to two million rows of its file.
        try await database.purge(
            "import",
            by: "owner_id, id",
            where: "created_at < \(limit.milliseconds) OR (state = 'reading' AND created_at < \(cutOff.milliseconds))",
            batch: 1
        )
    }
}
