/// The list of songs that was made for a workout, as its pages show it.
package struct WorkoutSongs: Encodable, Sendable {
    package let songsName: String
    /// The page of the list, from which a player reads its songs.
    package let songsPath: String

    package init(name: String, path: String) {
        self.songsName = name
        self.songsPath = path
    }
}
