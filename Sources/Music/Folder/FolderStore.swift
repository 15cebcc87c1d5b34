import Foundation
import Storage

/// Keeps which files the house's folder has, and which of them wait to be read.
struct FolderStore: Sendable {
    let database: any Database

    /// How often a file may have ended the program before it is left alone.
    static let mostBegun = 2
    /// How many files are written in one transaction.
    private static let batch = 200
    /// How many refused files are shown.
    static let mostShown = 50

    func state() async throws -> FolderState {
        try await self.database.read { db in
            var state = FolderState()
            _ = try db.row("SELECT looked_at, problem FROM music_folder WHERE id = 1") { row in
                var columns = row.reader
                state.lookedAt = Date(milliseconds: try columns.integer())
                state.problem = try columns.optionalText()
            }
            _ = try db.row("SELECT COUNT(*), COUNT(CASE WHEN waits = 1 THEN 1 END), COUNT(problem) FROM music_file") {
                row in
                var columns = row.reader
                (state.files, state.waiting, state.refused) = (try columns.int(), try columns.int(), try columns.int())
            }
            return state
        }
    }

    /// The files that are no songs here, in the order of their paths.
    func refused() async throws -> [RefusedFile] {
        try await self.database.rows(
            """
            SELECT path, problem FROM music_file WHERE problem IS NOT NULL
            ORDER BY path LIMIT \(literal: Self.mostShown)
            """
        ) { row in
            var columns = row.reader
            return RefusedFile(path: try columns.text(), problem: try columns.text())
        }
    }

    /// Keeps what a look through the folder found: new and changed files wait, vanished ones go; returns whether there
    /// were any.
    @discardableResult
    func keep(_ listing: FolderListing?, at now: Date) async throws -> Bool {
        let problem = listing == nil ? "The folder can't be read. Is it there, and may Spotter's user open it?" : nil
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO music_folder (id, looked_at, problem) VALUES (1, \(now.milliseconds), \(problem))
                ON CONFLICT (id) DO UPDATE SET looked_at = excluded.looked_at, problem = excluded.problem
                """
            )
        }
        // A disk that isn't there for a while takes nobody's songs away.
        guard let listing else { return false }
        let known = try await self.known()
        let vanished = known.keys.filter { listing.files[$0] == nil }
        let changed = listing.files.filter { path, facts in
            known[path].map { $0 != [facts.bytes, facts.modifiedAt] } ?? true
        }
        try await self.inBatches(vanished) { try $1.execute("DELETE FROM music_file WHERE path = \($0)") }
        try await self.inBatches(Array(changed)) { try Self.add($0.key, $0.value, in: $1) }
        return !vanished.isEmpty || !changed.isEmpty
    }

    /// Size and time of change of all files, by their paths.
    private func known() async throws -> [String: [Int64]] {
        let rows = try await self.database.rows("SELECT path, bytes, modified_at FROM music_file") { row in
            var columns = row.reader
            return (try columns.text(), [try columns.integer(), try columns.integer()])
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// Writes a few at a time, so that nobody else waits long to write.
    private func inBatches<Value: Sendable>(
        _ values: [Value],
        _ work: @Sendable @escaping (Value, any SQLConnection) throws -> Void
    ) async throws {
        for batch in values.batches(of: Self.batch) {
            try await self.database.write { db in
                for value in batch { try work(value, db) }
            }
        }
    }

    private static func add(_ path: String, _ facts: FolderListing.Facts, in db: any SQLConnection) throws {
        let problem = facts.problem?.description
        try db.execute(
            """
            INSERT INTO music_file (path, bytes, modified_at, problem, waits)
            VALUES (\(path), \(facts.bytes), \(facts.modifiedAt), \(problem), \(problem == nil))
            ON CONFLICT (path) DO UPDATE SET bytes = excluded.bytes, modified_at = excluded.modified_at,
                song_id = NULL, problem = excluded.problem, waits = excluded.waits, begun = 0, cover_waits = 0
            """
        )
    }

    /// Returns the next file that waits, and notes that reading it begins; nil when none waits.
    ///
    /// A file that ended the program before is refused instead, when it did so too often.
    func next() async throws -> String? {
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE music_file SET waits = 0, problem = \(SongFileProblem.endedUs.description)
                WHERE waits = 1 AND begun >= \(Self.mostBegun)
                """
            )
            let path = try db.row("SELECT path FROM music_file WHERE waits = 1 ORDER BY path LIMIT 1") {
                try $0.text(0)
            }
            if let path { try db.execute("UPDATE music_file SET begun = begun + 1 WHERE path = \(path)") }
            return path
        }
    }

    func refuse(_ path: String, _ problem: SongFileProblem) async throws {
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE music_file SET waits = 0, begun = 0, song_id = NULL, problem = \(problem.description),
                    cover_waits = 0
                WHERE path = \(path)
                """
            )
        }
    }

    func hasWaitingCovers() async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM music_file WHERE cover_waits = 1")
    }

    /// Lets the files be read again whose cover couldn't be looked at; their songs stay listed meanwhile.
    func readWaitingCovers() async throws {
        _ = try await self.database.run(["UPDATE music_file SET waits = 1, cover_waits = 0 WHERE cover_waits = 1"])
    }

    func isKnown(_ song: String) async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM song WHERE id = \(song)")
    }

    func hasCover(_ cover: String) async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM song_cover WHERE id = \(cover)")
    }

    /// The paths of a song's files.
    func paths(of song: String) async throws -> [String] {
        try await self.database.rows("SELECT path FROM music_file WHERE song_id = \(song) ORDER BY path LIMIT 10") {
            try $0.text(0)
        }
    }
}
