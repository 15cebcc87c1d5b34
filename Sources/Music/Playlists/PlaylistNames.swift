/// Names of playlists, unique for a member without regard to case and accents.
enum PlaylistNames {
    static func key(_ name: String) -> String { SearchWords.folded(name) }

    /// Returns the name, or with the first number that makes it one's own: "Run (2)".
    ///
    /// `taken` has keys.
    static func free(_ name: String, among taken: Set<String>) -> String {
        guard taken.contains(Self.key(name)) else { return name }
        // As many names as are taken, and one more, can't all be taken.
        let numbered = (2...taken.count + 2).lazy.map { "\(name.prefix(Playlist.longestName - 7)) (\($0))" }
        return numbered.first { !taken.contains(Self.key($0)) } ?? name
    }
}
