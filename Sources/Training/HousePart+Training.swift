import Web

extension HousePart {
    /// Videos of exercises, of the operator's list or found at YouTube.
    static let videos = Self(
        "videos",
        title: "Exercise videos",
        hint: "Videos of exercises, and looking for them at YouTube. The moving drawings and words stay."
    )
}
