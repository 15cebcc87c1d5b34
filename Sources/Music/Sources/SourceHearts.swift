import Foundation
import Jobs
import Members
import Storage

/// Tells a member's source which of its songs they love: their heart is a star there.
struct SourceHearts: Sendable {
    static let kind = "music-heart"

    let sources: SongSources

    /// Adds the job, in the transaction in which a heart is set; does nothing for a song of no source of theirs.
    static func follow(_ song: String, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let isTheirs = try db.exists(
            "SELECT 1 FROM source_song WHERE owner_id = \(owner) AND id = \(song) AND starred IS NOT NULL"
        )
        guard isTheirs else { return }
        let name = "\(owner)/\(song)"
        try JobStore.add(Self.kind, payload: name, due: now, key: "\(Self.kind) \(name)", in: db)
    }

    func run(_ job: Job) async throws -> JobOutcome {
        let names = job.payload.split(separator: "/").map(String.init)
        guard names.count == 2, let owner = Int64(names[0]) else { return .hopeless("unreadable payload") }
        let song = names[1]
        // What changes from now on needs its own job.
        try await JobStore(database: self.sources.database).giveUpKey(of: job)
        guard let stars = try await self.stars(of: song, owner), stars.isLoved != stars.isStarred,
            let state = try await self.sources.store(of: owner).state(of: stars.source)
        else { return .done }
        do throws(SourceProblem) {
            try await self.sources.open(state).star(stars.remoteID, stars.isLoved)
        } catch {
            // The page says what is wrong with the source; the song may be gone there.
            if error.isForMember || error == .gone { return .done }
            throw error
        }
        try await self.sources.database.write { db in
            try db.execute(
                """
                UPDATE source_song SET starred = \(stars.isLoved) WHERE owner_id = \(owner) AND id = \(song)
                """
            )
        }
        return .done
    }

    private func stars(
        of song: String,
        _ owner: Member.ID
    ) async throws -> (source: String, remoteID: String, isStarred: Bool, isLoved: Bool)? {
        try await self.sources.database.row(
            """
            SELECT source_song.source_id, source_song.remote_id, source_song.starred, song_heart.kind
            FROM source_song
            LEFT JOIN song_heart ON song_heart.owner_id = source_song.owner_id AND song_heart.song_id = source_song.id
            WHERE source_song.owner_id = \(owner) AND source_song.id = \(song) AND source_song.starred IS NOT NULL
            """
        ) { row in
            var columns = row.reader
            return (
                source: try columns.text(), remoteID: try columns.text(), isStarred: try columns.bool(),
                isLoved: try columns.optionalText() == SongHeart.loved.rawValue
            )
        }
    }
}
