import Foundation
import Members
import Storage

/// Writes or undoes an import, a few hundred rows in a transaction so that nobody waits for the database.
///
/// It can be resumed at any point and run twice at once: each row is decided once.
struct MemberDataImportWriter: Sendable {
    private static let batch = 200
    /// The characters of staged rows after which a batch ends, however few its rows are.
    private static let heaviest = 8 << 20

    let database: any Database
    let owner: Member.ID
    let id: String
    let rules: PortabilityRules
    let now: Date

    /// Continues until everything, or `rows` of it, is written or undone; false when some is left.
    func go(on rows: Int = .max) async throws -> Bool {
        let tables = try await self.database.read { try OwnedTable.all($0) }
        let byName = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0) })
        var left = rows
        while left > 0 {
            guard try await self.step(byName) else { return true }
            left -= Self.batch
        }
        return false
    }

    /// Runs a batch; when a row can't be written, the import is marked as failed and undone.
    private func step(_ tables: [String: OwnedTable]) async throws -> Bool {
        do {
            return try await self.database.write { [self] db in
                let state = try db.row("SELECT state FROM import WHERE \(self.this)") { try $0.text(0) }
                switch state.flatMap(MemberDataImport.State.init(rawValue:)) {
                case .running: return try self.add(tables, in: db)
                case .undoing: return try self.takeBack(tables, in: db)
                default: return false
                }
            }
        } catch let error as DatabaseError where error.isOfContent {
            return try await self.giveUp(after: error)
        }
    }

    /// Marks the import as failed, so that the next batch undoes it; false when it is gone with its account.
    func giveUp(after error: DatabaseError) async throws -> Bool {
        let wasRunning = try await self.database.write { [self] db in
            try db.execute(
                """
                UPDATE import SET state = 'undoing', failure = 'unwritable'
                WHERE \(self.this) AND state = 'running'
                """
            ) > 0
        }
        if wasRunning { return true }
        if try await self.database.exists("SELECT 1 FROM import WHERE \(self.this)") { throw error }
        return false
    }

    private func add(_ tables: [String: OwnedTable], in db: any SQLConnection) throws -> Bool {
        let rows = try self.rows("outcome = 0 ORDER BY number", in: db)
        guard let first = rows.first?.number, let last = rows.last?.number else {
            try db.execute("UPDATE import SET state = 'done' WHERE \(self.this)")
            try self.finish(in: db)
            return false
        }
        let batch = try rows.map { try StagedRow.read($0.content, tables) }
        var limits = try LimitCounts(batch, self.rules, of: self.owner, at: self.now, in: db)
        var (known, leftOut) = (0, 0)
        for (row, parts) in zip(rows, batch) {
            switch try self.add(parts, among: tables, &limits, in: db) {
            case .added: continue
            case .known: known += try self.mark(2, "number = \(row.number) AND outcome = 0", in: db)
            case .leftOut: leftOut += try self.mark(2, "number = \(row.number) AND outcome = 0", in: db)
            }
        }
        let added = try self.mark(1, "number BETWEEN \(first) AND \(last) AND outcome = 0", in: db)
        try db.execute(
            """
            UPDATE import SET added = added + \(added), known = known + \(known), left_out = left_out + \(leftOut)
            WHERE \(self.this)
            """
        )
        return true
    }

    private enum Outcome { case added, known, leftOut }

    private func add(
        _ parts: StagedRow.Parts,
        among tables: [String: OwnedTable],
        _ limits: inout LimitCounts,
        in db: any SQLConnection
    ) throws -> Outcome {
        var row = parts.row
        if row.table.name == OwnedTable.members {
            try self.settle(row, in: db)
            return .known
        }
        try self.add(parts.needs, &limits, in: db)
        let restored = self.rules.table(row.table.name)
        guard try restored?.hasParent(of: row.values, of: self.owner, among: tables, in: db) ?? true else {
            return .leftOut
        }
        do {
            try self.rules.completions[row.table.name]?(&row.values, self.owner, db)
        } catch is UnfitRow {
            return .leftOut
        }
        guard try row.table.add(row.values, of: self.owner, in: db) else { return .known }
        // The limit is looked at once the row is in the table, so that a row that was here already never exceeds it.
        guard limits.add(row) else {
            _ = try row.table.remove(row.values, of: self.owner, in: db)
            return .leftOut
        }
        try self.add(parts.along, &limits, in: db)
        return .added
    }

    /// Restores the settings of a member into whose row they come back still.
    private func settle(_ row: StagedRow.Part, in db: any SQLConnection) throws {
        guard let ownRow = self.rules.ownRow else { return }
        let isOpen = try db.exists("SELECT 1 FROM member WHERE id = \(self.owner) AND \(ownRow.isOpen)")
        if isOpen { try row.table.change(row.values, of: self.owner, in: db) }
    }

    /// Adds the rows that a row needs or brings along; they are counted, and no limit refuses them.
    private func add(_ parts: [StagedRow.Part], _ limits: inout LimitCounts, in db: any SQLConnection) throws {
        for part in parts where try part.table.add(part.values, of: self.owner, in: db) { _ = limits.add(part) }
    }

    /// Undoes rows, the last first, so that nothing goes before what refers to it; rows that were edited since stay.
    private func takeBack(_ tables: [String: OwnedTable], in db: any SQLConnection) throws -> Bool {
        let rows = try self.rows("outcome = 1 ORDER BY number DESC", in: db)
        guard let last = rows.first?.number, let first = rows.last?.number else {
            try db.execute(
                "UPDATE import SET state = CASE WHEN failure = '' THEN 'undone' ELSE 'failed' END WHERE \(self.this)"
            )
            try self.finish(in: db)
            return false
        }
        for row in rows {
            let parts = try StagedRow.read(row.content, tables)
            if self.rules.staying.contains(parts.row.table.name) { continue }
            guard try parts.row.table.remove(parts.row.values, of: self.owner, in: db) else { continue }
            for part in parts.along { _ = try part.table.remove(part.values, of: self.owner, in: db) }
        }
        let gone = try self.mark(3, "number BETWEEN \(first) AND \(last) AND outcome = 1", in: db)
        try db.execute("UPDATE import SET added = added - \(gone) WHERE \(self.this)")
        return true
    }

    private func finish(in db: any SQLConnection) throws {
        for work in self.rules.afterwards { try work(self.owner, self.now, db) }
    }

    /// Returns the rows of the next batch, one at least where there is any.
    private func rows(_ condition: SQL, in db: any SQLConnection) throws -> [(number: Int, content: String)] {
        let lengths = try db.rows(
            """
            SELECT length(content) FROM import_row
            WHERE owner_id = \(self.owner) AND import_id = \(self.id) AND \(condition) LIMIT \(Self.batch)
            """
        ) { try $0.int(0) }
        var (count, weight) = (0, 0)
        for length in lengths where weight < Self.heaviest { (count, weight) = (count + 1, weight + length) }
        return try db.rows(
            """
            SELECT number, content FROM import_row
            WHERE owner_id = \(self.owner) AND import_id = \(self.id) AND \(condition) LIMIT \(count)
            """
        ) { row in
            var columns = row.reader
            return (try columns.int(), try columns.text())
        }
    }

    private func mark(_ outcome: Int, _ condition: SQL, in db: any SQLConnection) throws -> Int {
        try db.execute(
            """
            UPDATE import_row SET outcome = \(outcome)
            WHERE owner_id = \(self.owner) AND import_id = \(self.id) AND \(condition)
            """
        )
    }

    private var this: SQL { "owner_id = \(self.owner) AND id = \(self.id)" }
}

extension DatabaseError {
    /// Whether the row itself is to blame, and not the engine or its load.
    fileprivate var isOfContent: Bool {
        switch self {
        case .checkViolation, .foreignKeyViolation, .uniqueViolation, .failed: true
        case .unavailable, .column: false
        }
    }
}
