/// Says what a member feels for a song.
enum SongHeart: String, Sendable, CaseIterable {
    case loved
    /// It is never to be played to them again.
    case never

    /// How many songs one member may mark: more than a large house has.
    static let most = 100_000
}
