import Foundation
import Storage

/// Keeps what readings of a source leave.
extension SourceStore {
    /// Returns where a reading goes on; nil for a source that is gone, switched off or lost.
    func state(of id: String) async throws -> SourceState? {
        try await self.database.row(
            """
            SELECT kind, name, settings, place, round, failures FROM music_source
            WHERE owner_id = \(self.owner) AND id = \(id) AND is_on = 1 AND kind <> 'folder'
            """
        ) { [self] row -> SourceState? in
            var columns = row.reader
            let kind = try columns.choice(of: SourceKind.self)
            let name = self.opened(try columns.blob(), "name", id)
            guard let name, let settings = self.opened(try columns.blob(), "settings", id) else { return nil }
            return SourceState(
                owner: self.owner,
                id: id,
                kind: kind,
                name: name,
                settings: settings,
                place: try columns.optionalText(),
                round: try columns.integer(),
                failures: min(try columns.int(), 1_000)
            )
        } ?? nil
    }

    /// Says what became of a page that was read.
    enum PageOutcome: Equatable {
        case more
        case whole
        /// The source went or is read anew meanwhile.
        case overtaken
    }

    /// Keeps a page of songs, and where it goes on; after the last page what was not seen goes.
    func keep(_ listing: SongListing, of state: SourceState, at now: Date) async throws -> PageOutcome {
        try await self.database.write { [self] db in
            guard let soFar = try self.advance(to: listing.next, by: listing.songs.count, state, in: db) else {
                return .overtaken
            }
            try SourceSongs(owner: self.owner, source: state).keep(listing.songs, at: now, in: db)
            if listing.next != nil, soFar < SourcePace.mostSongs { return .more }
            try self.end(state, at: now, in: db)
            return .whole
        }
    }

    /// Keeps a failure, and returns when it is tried again; nil when the source waits for its member.
    func keep(_ problem: SourceProblem, of state: SourceState, at now: Date) async throws -> Date? {
        let next = SourcePace.next(after: problem, failures: state.failures + 1, at: now)
        try await self.database.write { [owner] db in
            try db.execute(
                """
                UPDATE music_source SET trouble = \(problem.words), failures = \(state.failures + 1),
                    waits = 0
                WHERE owner_id = \(owner) AND id = \(state.id) AND round = \(state.round)
                """
            )
        }
        return next
    }

    /// Notes how far the reading is, and returns how many songs were read; nil when another reading began.
    private func advance(
        to next: String?,
        by count: Int,
        _ state: SourceState,
        in db: any SQLConnection
    ) throws -> Int? {
        try db.row(
            """
            UPDATE music_source SET place = \(next), read_so_far = read_so_far + \(count), failures = 0, trouble = NULL,
                waits = 1
            WHERE owner_id = \(self.owner) AND id = \(state.id) AND round = \(state.round)
                AND COALESCE(place, '') = \(state.place ?? "")
            RETURNING read_so_far
            """
        ) { try $0.int(0) }
    }

    private func end(_ state: SourceState, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            DELETE FROM source_song
            WHERE owner_id = \(self.owner) AND source_id = \(state.id) AND round <> \(state.round)
            """
        )
        try db.execute(
            """
            UPDATE music_source SET round = round + 1, place = NULL, read_so_far = 0, waits = 0,
                read_at = \(now.milliseconds),
                song_count = (SELECT COUNT(*) FROM source_song
                    WHERE source_song.owner_id = \(self.owner) AND source_song.source_id = \(state.id))
            WHERE owner_id = \(self.owner) AND id = \(state.id)
            """
        )
    }
}
