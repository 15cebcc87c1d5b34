import Web

extension Scope.Area {
    static let music = Self(
        "music",
        reading: "See and play songs, with your hearts and tempos",
        writing: "Love songs, banish them and tap their tempo"
    )
}
