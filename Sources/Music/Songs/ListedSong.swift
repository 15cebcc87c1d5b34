/// A song as one member sees it.
struct ListedSong: Sendable, Equatable {
    let id: String
    let title: String
    /// Empty where nobody says.
    let artist: String
    let album: String
    let genre: String
    let isrc: String?
    /// 0 where it isn't known.
    let milliseconds: Int
    let bitRate: Int
    /// Beats per minute: what this member tapped, else the house's.
    let beatsPerMinute: Double?
    let tapped: Double?
    /// What was measured here, and the half or double that a listener may count.
    let measured: Double?
    let other: Double?
    let certainty: Double?
    /// What at least three members say.
    let agreed: Double?
    let tempoProblem: String?
    /// LUFS.
    let loudness: Double?
    let note: String
    let cover: String?
    let heart: SongHeart?
    /// Where it comes from.
    let source: SourceKind
    /// What its source calls it; empty for songs of the folder, which are known by their sound.
    let remoteID: String

    /// The address at which it is played instead of here; nil for a song whose sound is to be had here.
    var handover: String? { self.source.handover(of: self.remoteID) }
}
