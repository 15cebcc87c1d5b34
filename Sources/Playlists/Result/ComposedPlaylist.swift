/// The songs for a workout in their order, with the reasons.
package struct ComposedPlaylist: Sendable, Equatable {
    /// At least one.
    package let entries: [Entry]
    /// How long it lasts.
    package let seconds: Double
    package let notes: [PlaylistNote]

    package struct Entry: Sendable, Equatable {
        package let song: PlaylistSong
        /// When it begins, in seconds.
        package let start: Double
        /// The place of the phase that most of it accompanies; of intervals the hardest.
        package let phase: Int
        /// How its beats are counted there.
        package let reading: BeatReading
        /// Beats a minute, so counted; nil where nobody knows.
        package let beats: Double?
        package let reasons: [SongReason]

        /// A sentence without its full stop.
        package var words: String { Words.capitalised(self.reasons.map(\.words).joined(separator: "; ")) }
    }
}
