import Playlists

/// Holds what a member likes, artists, genres and moods, and whom and what they never want to hear.
struct SongTaste: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable { case artist, genre, mood }
    enum Dislike: String, Sendable, CaseIterable { case artist, genre }

    var artists: [String] = []
    var genres: [String] = []
    var moods: Set<Mood> = []
    var dislikedArtists: [String] = []
    var dislikedGenres: [String] = []

    /// How many of a kind a member may name.
    static let most = 100
    /// Characters of a name.
    static let longest = 100
}
