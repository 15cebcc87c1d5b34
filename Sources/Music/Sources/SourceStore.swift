import Foundation
import Jobs
import Members
import Storage

/// Keeps the sources that one member connected.
struct SourceStore: Sendable {
    /// The id by which the house's folder is switched on and off.
    static let folder = "00000000-0000-8000-8000-666f6c646572"

    let database: any Database
    let seal: Seal
    let owner: Member.ID

    /// Says why no source is added.
    enum Refusal: Error {
        /// The member has as many sources as one may have.
        case full
        /// It is connected already.
        case known

        var words: String {
            switch self {
            case .full: "You have \(SourcePace.most) sources connected. Disconnect one that you don't need."
            case .known: "You have connected this one already."
            }
        }
    }

    /// Returns the connected sources in the order in which they were connected, without the house's folder.
    func all() async throws -> [MemberSource] {
        try await self.database.rows(self.connected, self.source)
    }

    func find(_ id: String) async throws -> MemberSource? {
        try await self.database.row(self.one(id), self.source)
    }

    /// Returns whether the member wants to hear the house's folder.
    func isFolderOn() async throws -> Bool {
        try await !self.database.exists(
            "SELECT 1 FROM music_source WHERE owner_id = \(self.owner) AND id = \(Self.folder) AND is_on = 0"
        )
    }

    /// Throws `Refusal` when the member has too many; called before another server is asked.
    func checkRoom() async throws {
        guard try await self.database.read({ [self] db in try self.hasRoom(in: db) }) else { throw Refusal.full }
    }

    /// Keeps a new source and has it read; sent again, its id returns the kept one.
    ///
    /// Throws `Refusal` when the member has too many, or it is connected under another id.
    func add(_ new: NewSource, at now: Date) async throws -> (source: MemberSource, isNew: Bool) {
        let name = try self.sealed(new.name, "name", new.id)
        let settings = try self.sealed(new.settings, "settings", new.id)
        return try await self.database.write { [self] db in
            if let there = try db.row(self.one(new.id), self.source) { return (there, false) }
            guard try self.hasRoom(in: db) else { throw Refusal.full }
            let others = try db.rows(self.connected, self.source)
            guard !others.contains(where: { $0.kind == new.kind && $0.name == new.name }) else { throw Refusal.known }
            try db.execute(
                """
                INSERT INTO music_source (owner_id, id, kind, name, settings, connected_at)
                VALUES (\(self.owner), \(new.id), \(new.kind.rawValue), \(name), \(settings), \(now.milliseconds))
                """
            )
            try self.read(new.id, at: now, in: db)
            guard let source = try db.row(self.one(new.id), self.source) else {
                throw DatabaseError.unavailable("The source went while it was connected.")
            }
            return (source, true)
        }
    }

    /// Forgets a source, what opens it, and its songs; false when it isn't there.
    func remove(_ id: String) async throws -> Bool {
        try await self.database.write { [self] db in
            try JobStore.remove([SourceReading.kind], beginning: ["\(self.owner)/\(id)"], in: db)
            return try db.execute(
                "DELETE FROM music_source WHERE owner_id = \(self.owner) AND id = \(id) AND kind <> 'folder'"
            ) == 1
        }
    }

    /// Switches a source on or off; false when it isn't there.
    ///
    /// What opens it and its songs are kept meanwhile.
    func `switch`(_ id: String, on isOn: Bool, at now: Date) async throws -> Bool {
        try await self.database.write { [self] db in
            if id == Self.folder {
                try self.switchFolder(on: isOn, at: now, in: db)
                return true
            }
            let changed = try db.execute(
                "UPDATE music_source SET is_on = \(isOn) WHERE owner_id = \(self.owner) AND id = \(id)"
            )
            guard changed == 1 else { return false }
            if isOn { try self.read(id, at: now, in: db) }
            return true
        }
    }

    /// Has a source read from the beginning, now; false when it isn't there.
    func readAgain(_ id: String, at now: Date) async throws -> Bool {
        try await self.database.write { [self] db in
            try self.read(id, at: now, in: db)
            return try db.exists(self.one(id))
        }
    }

    /// Replaces what opens a source, as when its tokens were changed.
    func keep(settings: String, of id: String) async throws {
        let sealed = try self.sealed(settings, "settings", id)
        try await self.database.write { [owner] db in
            try db.execute("UPDATE music_source SET settings = \(sealed) WHERE owner_id = \(owner) AND id = \(id)")
        }
    }

    /// Returns what opens a source; nil when it isn't there or its key is lost.
    func settings(of id: String) async throws -> (kind: SourceKind, settings: String)? {
        try await self.database.row(
            "SELECT kind, settings FROM music_source WHERE owner_id = \(self.owner) AND id = \(id) AND kind <> 'folder'"
        ) { row -> (kind: SourceKind, settings: String)? in
            var columns = row.reader
            let kind = try columns.choice(of: SourceKind.self)
            return self.opened(try columns.blob(), "settings", id).map { (kind, $0) }
        } ?? nil
    }

    func sealed(_ text: String, _ column: String, _ id: String) throws -> [UInt8] {
        try self.seal.seal(text, as: self.context(column, id))
    }

    func opened(_ sealed: [UInt8], _ column: String, _ id: String) -> String? {
        // A lost key is told on the page.
        try? self.seal.open(sealed, as: self.context(column, id))
    }

    /// Has a source read from the beginning; what waits to read it goes.
    private func read(_ id: String, at now: Date, in db: any SQLConnection) throws {
        let changed = try db.execute(
            """
            UPDATE music_source SET round = round + 1, place = NULL, read_so_far = 0, failures = 0, trouble = NULL,
                waits = 1
            WHERE owner_id = \(self.owner) AND id = \(id) AND is_on = 1 AND kind <> 'folder'
            """
        )
        let payload = "\(self.owner)/\(id)"
        try JobStore.remove([SourceReading.kind], beginning: [payload], in: db)
        guard changed == 1 else { return }
        try JobStore.add(SourceReading.kind, payload: payload, due: now, in: db)
    }

    private func switchFolder(on isOn: Bool, at now: Date, in db: any SQLConnection) throws {
        let empty = try self.sealed("", "settings", Self.folder)
        try db.execute(
            """
            INSERT INTO music_source (owner_id, id, kind, name, settings, is_on, connected_at)
            VALUES (\(self.owner), \(Self.folder), 'folder', \(empty), \(empty), \(isOn), \(now.milliseconds))
            ON CONFLICT (owner_id, id) DO UPDATE SET is_on = excluded.is_on
            """
        )
    }

    private func hasRoom(in db: any SQLConnection) throws -> Bool {
        let count = try db.row(
            "SELECT COUNT(*) FROM music_source WHERE owner_id = \(self.owner) AND kind <> 'folder'"
        ) { try $0.int(0) }
        return (count ?? 0) < SourcePace.most
    }

    private var connected: SQL {
        """
        SELECT \(Self.columns) FROM music_source WHERE owner_id = \(self.owner) AND kind <> 'folder'
        ORDER BY connected_at, id
        """
    }

    private func one(_ id: String) -> SQL {
        """
        SELECT \(Self.columns) FROM music_source
        WHERE owner_id = \(self.owner) AND id = \(id) AND kind <> 'folder'
        """
    }

    private func context(_ column: String, _ id: String) -> String { "music_source.\(column)/\(id)/\(self.owner)" }

    private static let columns: SQL = "id, kind, name, is_on, song_count, read_so_far, waits, read_at, trouble"

    @Sendable
    private func source(_ row: SQLRow) throws -> MemberSource {
        var columns = row.reader
        let id = try columns.text()
        let kind = try columns.choice(of: SourceKind.self)
        let name = self.opened(try columns.blob(), "name", id)
        let isOn = try columns.bool()
        let (songs, soFar, waits) = (try columns.int(), try columns.int(), try columns.bool())
        return MemberSource(
            id: id,
            kind: kind,
            name: name ?? kind.label,
            isLost: name == nil,
            isOn: isOn,
            songCount: songs,
            readSoFar: soFar,
            readAt: try columns.optionalInteger().map(Date.init(milliseconds:)),
            trouble: name == nil ? SourceProblem.lost.words : try columns.optionalText(),
            isBeingRead: waits && isOn
        )
    }
}
