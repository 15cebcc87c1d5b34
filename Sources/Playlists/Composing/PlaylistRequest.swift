/// What a list is for, and whose.
package struct PlaylistRequest: Sendable {
    package var phases: [PlaylistPhase]
    package var taste: Taste
    /// Only songs of these genres, "Rock" with "Indie Rock"; empty for all.
    package var genres: [String]
    /// Only songs of these moods; empty for all.
    package var moods: Set<Mood>
    /// How many days ago songs were heard last.
    package var heardDaysAgo: [PlaylistSong.ID: Double]
    /// Whether songs of unknown tempo may fill what others leave.
    package var allowsUnknownTempo: Bool
    /// The same makes the same list, another another.
    package var seed: UInt64

    package init(
        phases: [PlaylistPhase],
        taste: Taste = Taste(),
        genres: [String] = [],
        moods: Set<Mood> = [],
        heardDaysAgo: [PlaylistSong.ID: Double] = [:],
        allowsUnknownTempo: Bool = false,
        seed: UInt64
    ) {
        self.phases = phases
        self.taste = taste
        self.genres = genres
        self.moods = moods
        self.heardDaysAgo = heardDaysAgo
        self.allowsUnknownTempo = allowsUnknownTempo
        self.seed = seed
    }

    /// What somebody likes, and what they never want to hear.
    package struct Taste: Sendable {
        package var likedSongs: Set<PlaylistSong.ID> = []
        package var likedArtists: Set<String> = []
        package var likedGenres: Set<String> = []
        package var likedMoods: Set<Mood> = []
        package var dislikedSongs: Set<PlaylistSong.ID> = []
        package var dislikedArtists: Set<String> = []
        /// "Rock" with "Indie Rock".
        package var dislikedGenres: Set<String> = []

        package init() {}
    }
}
