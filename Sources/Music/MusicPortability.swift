import Playlists
import Portability

/// Says what becomes of hearts and taps when a member takes their data along.
///
/// They name songs by their sound, so they hold in every house that has the same ones.
enum MusicPortability {
    static let heart = RestoredTable("song_heart", limit: .init(SongHeart.most)) { row in
        try row.id("song_id")
        try row.choice("kind", of: SongHeart.self)
        try row.past("at")
    }

    static let mood = RestoredTable("song_mood", limit: .init(SongMoodStore.most)) { row in
        try row.id("song_id")
        try row.choice("mood", of: Mood.self)
        try row.past("at")
    }

    static let tap = RestoredTable("song_tap", limit: .init(TappedTempo.most)) { row in
        try row.id("song_id")
        try row.number("bpm", in: TappedTempo.range)
        try row.past("at")
    }
}
