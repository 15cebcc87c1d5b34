/// What choosing needs of a song, as numbers.
struct SongFacts: Sendable {
    /// Beats per minute; 0 where nobody knows.
    let tempo: Double
    let seconds: Double
    let artist: Int32
    /// Whether somebody knows the artist.
    let hasArtist: Bool
    /// The number of its genres together in the library's list.
    let genres: Int32
    let character: SongCharacter
    /// A number of its id, the same everywhere.
    let hash: UInt64

    init(_ song: PlaylistSong, tempo: Double?, artist: Int32, genres: Int32, character: SongCharacter) {
        self.tempo = tempo ?? 0
        self.seconds = song.seconds
        self.artist = artist
        self.hasArtist = song.artist.contains { !$0.isWhitespace }
        self.genres = genres
        self.character = character
        self.hash = Variety.hash(song.id)
    }
}
