import Foundation
import Members
import Storage

/// Keeps the tempos that one member tapped, and what members agree on.
struct TappedTempoStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Sets or takes back the member's tempo of a song, and returns what it was before; nil where there are too many.
    func set(_ tempo: Double?, of song: String, at now: Date) async throws -> TappedTempoChange? {
        try await self.database.write { [owner] db in
            // It locks the song: two who tap at once are both counted.
            try db.execute("UPDATE song SET agreed_bpm = agreed_bpm WHERE id = \(song)")
            let before = try db.row(
                "SELECT bpm FROM song_tap WHERE owner_id = \(owner) AND song_id = \(song)"
            ) { try $0.real(0) }
            if let tempo {
                let count = try db.row("SELECT COUNT(*) FROM song_tap WHERE owner_id = \(owner)") { try $0.int(0) } ?? 0
                guard before != nil || count < TappedTempo.most else { return nil }
                try db.execute(
                    """
                    INSERT INTO song_tap (owner_id, song_id, bpm, at)
                    VALUES (\(owner), \(song), \(tempo), \(now.milliseconds))
                    ON CONFLICT (owner_id, song_id) DO UPDATE SET bpm = excluded.bpm, at = excluded.at
                    """
                )
            } else {
                try db.execute("DELETE FROM song_tap WHERE owner_id = \(owner) AND song_id = \(song)")
            }
            let taps = try db.rows("SELECT bpm FROM song_tap WHERE song_id = \(song) ORDER BY bpm") { try $0.real(0) }
            let agreed = TappedTempo.agreed(taps)
            try db.execute(
                """
                UPDATE song SET agreed_bpm = \(agreed), bpm = COALESCE(\(agreed), measured_bpm, tagged_bpm)
                WHERE id = \(song)
                """
            )
            return TappedTempoChange(before: before)
        }
    }
}

/// Says what a member's tempo of a song was before they said another.
struct TappedTempoChange: Sendable, Equatable {
    let before: Double?
}
