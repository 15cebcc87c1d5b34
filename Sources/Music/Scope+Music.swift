import Web

extension Scope.Area {
    static let music = Self(
        "music",
        reading: "See and play songs and playlists, with your hearts and tempos",
        writing: "Love songs, banish them, tap their tempo, and make playlists"
    )
}
