import Foundation
import Jobs
import Members
import Storage

/// Keeps the imports of one member.
struct MemberDataImportStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns the imports, the newest first.
    func all() async throws -> [MemberDataImport] {
        try await self.database.rows(
            """
            SELECT \(MemberDataImport.columns) FROM import WHERE owner_id = \(self.owner)
            ORDER BY created_at DESC, id DESC LIMIT 20
            """,
            MemberDataImport.init
        )
    }

    /// Returns nil when there is none.
    func find(_ id: String) async throws -> MemberDataImport? {
        try await self.database.row(
            """
            SELECT \(MemberDataImport.columns) FROM import WHERE owner_id = \(self.owner) AND id = \(id)
            """,
            MemberDataImport.init
        )
    }

    /// Makes an import and deletes previews that were never started.
    func begin(at now: Date) async throws -> String {
        let (id, look) = (RowID.new(), try Self.text(MemberDataPreview()))
        try await self.database.write { [owner] db in
            try db.execute("DELETE FROM import WHERE owner_id = \(owner) AND state IN ('reading', 'looked')")
            try db.execute(
                """
                INSERT INTO import (owner_id, id, state, look, created_at)
                VALUES (\(owner), \(id), 'reading', \(look), \(now.milliseconds))
                """
            )
        }
        return id
    }

    /// Counts the rows of all imports that are kept, to be written or undone.
    func staged() async throws -> Int {
        try await self.database.row("SELECT COUNT(*) FROM import_row WHERE owner_id = \(self.owner)") {
            try $0.int(0)
        } ?? 0
    }

    /// Stores rows to be written; `first` is the number of the first.
    func stage(_ rows: [ImportedRow], from first: Int, of id: String) async throws {
        let texts = rows.map(StagedRow.text)
        try await self.database.write { [owner] db in
            for (place, text) in texts.enumerated() {
                try db.execute(
                    """
                    INSERT INTO import_row (owner_id, import_id, number, content)
                    VALUES (\(owner), \(id), \(first + place), \(text))
                    """
                )
            }
        }
    }

    /// Stores what was found of a file so far.
    func note(_ look: MemberDataPreview, of id: String) async throws {
        let text = try Self.text(look)
        try await self.database.write { [owner] db in
            try db.execute(
                "UPDATE import SET look = \(text) WHERE owner_id = \(owner) AND id = \(id) AND state = 'reading'"
            )
        }
    }

    /// Stores all that was found of a file; its rows go when its reading was given up meanwhile.
    func finishLook(_ look: MemberDataPreview, of id: String) async throws {
        let text = try Self.text(look)
        try await self.database.write { [owner] db in
            let finished = try db.execute(
                """
                UPDATE import SET state = 'looked', look = \(text)
                WHERE owner_id = \(owner) AND id = \(id) AND state = 'reading'
                """
            )
            guard finished == 0 else { return }
            try db.execute("DELETE FROM import_row WHERE owner_id = \(owner) AND import_id = \(id)")
        }
    }

    /// Keeps why a file couldn't be read, in words for who sent it, and nothing of what was in it.
    func failLook(_ words: String, of id: String) async throws {
        let text = try Self.text(MemberDataPreview())
        try await self.database.write { [owner] db in
            let failed = try db.execute(
                """
                UPDATE import SET state = 'failed', look = \(text), failure = \(words)
                WHERE owner_id = \(owner) AND id = \(id) AND state = 'reading'
                """
            )
            guard failed == 1 else { return }
            try db.execute("DELETE FROM import_row WHERE owner_id = \(owner) AND import_id = \(id)")
        }
    }

    private static func text(_ look: MemberDataPreview) throws -> String {
        String(decoding: try JSONEncoder().encode(look), as: UTF8.self)
    }

    /// Deletes an import of which nothing was written; false when there is none.
    func drop(_ id: String) async throws -> Bool {
        try await self.database.write { [owner] db in
            try db.execute(
                """
                DELETE FROM import WHERE owner_id = \(owner) AND id = \(id)
                    AND state IN ('reading', 'looked', 'undone', 'failed')
                """
            ) > 0
        }
    }

    /// Changes the state and adds the job; false when the state was none of `states`.
    func move(
        _ id: String,
        from states: [MemberDataImport.State],
        to next: MemberDataImport.State,
        at now: Date
    ) async throws -> Bool {
        try await self.database.write { [owner] db in
            let moved = try db.execute(
                """
                UPDATE import SET state = \(next.rawValue)
                WHERE owner_id = \(owner) AND id = \(id) AND state IN \(list: states.map(\.rawValue))
                """
            )
            guard moved > 0 else { return false }
            // Small imports are done at once; the job does large ones, and those that a restart cut off.
            try JobStore.add(
                MemberDataImportJob.kind,
                payload: "\(owner)/\(id)",
                due: now.addingTimeInterval(1),
                in: db
            )
            return true
        }
    }
}
