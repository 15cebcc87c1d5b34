extension HousePart {
    /// Songs, and what plays them.
    ///
    /// It is the floor's, because Train leads there.
    package static let music = Self(
        "music",
        title: "Music",
        hint: "Songs of this house and their tempo. Hearts and tapped tempos are there afterwards."
    )
}
