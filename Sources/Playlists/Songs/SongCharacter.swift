/// The moods of a song at each way of counting it, and whether it is felt at half and double as well.
struct SongCharacter: Sendable, Equatable {
    let asIs: MoodSet
    let half: MoodSet
    let double: MoodSet
    let isFeltBothWays: Bool

    /// Below this tempo, in beats per minute, a song of a lively genre is a ballad.
    private static let ballad = 95.0

    /// What members said wins; else each genre has the moods whose tempo fits.
    ///
    /// Counting a song at double makes no lively song of a ballad, unless its genre is felt both ways.
    init(_ song: PlaylistSong, tempo: Double?, genres: [Genre]) {
        self.isFeltBothWays = genres.contains(where: \.isFeltBothWays)
        let said = MoodSet(song.moods)
        guard said.isEmpty else {
            (self.asIs, self.half, self.double) = (said, said, said)
            return
        }
        guard let tempo else {
            let all = genres.reduce(MoodSet()) { $0.union($1.moods) }
            (self.asIs, self.half, self.double) = (all, all, all)
            return
        }
        let asIs = Self.moods(genres, at: tempo)
        self.asIs = asIs
        self.half = self.isFeltBothWays ? Self.moods(genres, at: tempo / 2) : asIs
        self.double = self.isFeltBothWays ? Self.moods(genres, at: tempo * 2) : asIs
    }

    func moods(_ reading: BeatReading) -> MoodSet {
        switch reading {
        case .asIs: self.asIs
        case .half: self.half
        case .double: self.double
        }
    }

    private static func moods(_ genres: [Genre], at tempo: Double) -> MoodSet {
        let all = genres.reduce(MoodSet()) { $0.union($1.moods) }
        let fitting = Mood.allCases.filter { all.contains($0) && $0.tempos.contains(tempo) }
        guard fitting.isEmpty, !all.isEmpty else { return MoodSet(fitting) }
        return tempo < Self.ballad ? [.laidBack] : all
    }
}
