import Foundation
import Pictures
import Storage

/// A song as it was read from a file of the folder, ready to be kept.
struct ReadSong: Sendable {
    /// A cover in two sizes, by the id made of what it was.
    struct Cover: Sendable {
        let id: String
        /// Nil for one that is kept already.
        let picture: Picture?
    }

    /// What became of the cover in a file.
    enum FoundCover: Sendable {
        /// Also for one that is no picture.
        case none
        case cover(Cover)
        /// It couldn't be looked at just now: the song keeps the one that it has, and the file is read again.
        case waits
    }

    let reading: SongReading
    /// Nil for a song that was measured before.
    let measured: MeasuredSound?
    let cover: FoundCover

    /// Keeps the song and says that the file holds it.
    func keep(from path: String, at now: Date, in db: any SQLConnection) throws {
        if case .cover(let cover) = self.cover, let picture = cover.picture {
            try db.execute(
                """
                INSERT INTO song_cover (id, small, large) VALUES (\(cover.id), \(picture.small), \(picture.large))
                ON CONFLICT (id) DO NOTHING
                """
            )
        }
        if let measured { try self.add(measured, at: now, in: db) }
        try self.retag(in: db)
        try db.execute(
            """
            UPDATE music_file SET song_id = \(self.reading.id), waits = 0, begun = 0, problem = NULL,
                cover_waits = \(self.coverWaits)
            WHERE path = \(path)
            """
        )
    }

    private var coverWaits: Bool { if case .waits = self.cover { true } else { false } }

    private func add(_ measured: MeasuredSound, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            INSERT INTO song (id, title, artist, album, genre, milliseconds, bit_rate, measured_bpm, other_bpm,
                certainty, tempo_problem, loudness, note, sorted_by, searched, added_at)
            VALUES (\(self.reading.id), '', '', '', '', \(measured.milliseconds), 0, \(measured.beatsPerMinute),
                \(measured.other), \(measured.certainty), \(measured.tempoProblem), \(measured.loudness), '', '', '',
                \(now.milliseconds))
            ON CONFLICT (id) DO NOTHING
            """
        )
    }

    /// Writes what the tags say by now.
    private func retag(in db: any SQLConnection) throws {
        let tags = self.reading.tags
        let milliseconds: SQL = tags.milliseconds > 0 ? "\(tags.milliseconds)" : "milliseconds"
        let cover: SQL =
            switch self.cover {
            case .none: "NULL"
            case .cover(let cover): "\(cover.id)"
            case .waits: "cover_id"
            }
        let sorted = SearchWords.folded([tags.artist, tags.title].filter { !$0.isEmpty }.joined(separator: " "))
        let searched = SearchWords.folded("\(tags.title) \(tags.artist) \(tags.album) \(tags.genre)")
        try db.execute(
            """
            UPDATE song SET title = \(tags.title), artist = \(tags.artist), album = \(tags.album),
                genre = \(tags.genre), isrc = \(tags.isrc), bit_rate = \(tags.bitRate), tagged_bpm = \(tags.beatsPerMinute),
                milliseconds = \(milliseconds), cover_id = \(cover), note = \(self.reading.note),
                sorted_by = \(sorted), searched = \(searched),
                bpm = COALESCE(agreed_bpm, measured_bpm, \(tags.beatsPerMinute))
            WHERE id = \(self.reading.id)
            """
        )
    }
}
