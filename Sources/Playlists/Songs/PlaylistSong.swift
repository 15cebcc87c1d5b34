/// A song as a playlist sees it.
package struct PlaylistSong: Sendable, Equatable, Identifiable {
    package let id: String
    package var title: String
    /// Empty where nobody knows.
    package var artist: String
    /// As its tags have them: "Hip-Hop/Rap" is two.
    package var genres: [String]
    package var seconds: Double
    /// Beats per minute; nil where nobody knows.
    package var tempo: Double?
    /// What members said of it; empty where nobody did, and then its genres and tempo tell.
    package var moods: Set<Mood>

    package init(
        id: String,
        title: String,
        artist: String,
        genres: [String] = [],
        seconds: Double,
        tempo: Double?,
        moods: Set<Mood> = []
    ) {
        self.id = id
        self.title = title
        self.artist = artist
        self.genres = genres
        self.seconds = seconds
        self.tempo = tempo
        self.moods = moods
    }
}
