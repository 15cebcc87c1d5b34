import Playlists
import Storage
import Web

/// A playlist, as a device reads it.
struct PlaylistResponse: Encodable, Sendable {
    struct Song: Encodable, Sendable {
        let id: String
        /// Null for a song that isn't here any more.
        let song: OrNull<SongResponse>
        let phase: OrNull<String>
        let beats: OrNull<Double>
        let reason: String
    }

    let id: String
    let name: String
    let madeFor: String
    let workoutId: OrNull<String>
    let notes: [String]
    let isLoved: Bool
    let madeAt: Int64
    let songs: [Song]

    init(_ list: Playlist, _ entries: [(entry: PlaylistEntry, song: ListedSong?)]) {
        self.id = list.id
        self.name = list.name
        self.madeFor = list.madeFor
        self.workoutId = OrNull<String>(list.workout)
        self.notes = list.notes
        self.isLoved = list.isLoved
        self.madeAt = list.madeAt
        self.songs = entries.map { entry, song in
            Song(
                id: entry.song,
                song: OrNull<SongResponse>(song.map(SongResponse.init)),
                phase: OrNull<String>(entry.part?.kind.rawValue),
                beats: OrNull<Double>(entry.beats),
                reason: entry.reason
            )
        }
    }
}

/// A member's playlists.
struct PlaylistsResponse: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        let id: String
        let name: String
        let madeFor: String
        let workoutId: OrNull<String>
        let isLoved: Bool
        let madeAt: Int64
        let songs: Int
        let seconds: Double
    }

    let playlists: [Item]

    init(_ lists: [Playlist]) {
        self.playlists = lists.map { list in
            Item(
                id: list.id,
                name: list.name,
                madeFor: list.madeFor,
                workoutId: OrNull<String>(list.workout),
                isLoved: list.isLoved,
                madeAt: list.madeAt,
                songs: list.count,
                seconds: Double(list.milliseconds) / 1_000
            )
        }
    }
}

/// Holds what a member likes, as a device reads it.
struct SongTasteResponse: Encodable, Sendable {
    let artists: [String]
    let genres: [String]
    let moods: [String]
    let dislikedArtists: [String]
    let dislikedGenres: [String]

    init(_ taste: SongTaste) {
        self.artists = taste.artists
        self.genres = taste.genres
        self.moods = taste.moods.map(\.rawValue).sorted()
        self.dislikedArtists = taste.dislikedArtists
        self.dislikedGenres = taste.dislikedGenres
    }
}
