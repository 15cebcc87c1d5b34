import Playlists

/// Holds what a member likes: artists, genres and moods.
struct SongTaste: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable { case artist, genre, mood }

    var artists: [String] = []
    var genres: [String] = []
    var moods: Set<Mood> = []

    /// How many of a kind a member may name.
    static let most = 100
    /// Characters of a name.
    static let longest = 100
}
