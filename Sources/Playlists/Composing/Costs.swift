/// What speaks against a song at a place; the list in which least does is chosen.
///
/// The unit is one per cent of tempo away from where the music should be, for as long as the song lasts. The weights
/// were set by reading lists for twenty workouts, and keep an order: a disliked song is none at all; unknown tempo is
/// last; a mood that is out of place weighs more than any liking; and chance is smaller than the smallest liking.
enum Costs {
    static let likedSong = 12.0
    static let likedArtist = 7.0
    static let likedGenre = 4.5
    static let likedMood = 4.5
    /// What liking is worth at most.
    static let mostLiked = 18.0
    static let chance = 4.0
    /// What a song heard today costs; after two days it is half.
    static let heard = 20.0
    static let heardHalving = 2.0

    /// A song counted at half or double, where its genre is felt so, where it follows steps, and otherwise.
    static let readBothWays = 3.0
    static let readBySteps = 2.0
    static let readOtherwise = 30.0

    /// How far from the target a tempo may be, in per cent, that nobody minds.
    static let free = 3.0
    /// A tempo outside the band, and each per cent further.
    static let outside = 10.0
    static let furtherOutside = 2.0
    /// A song of unknown tempo; more than the farthest tempo.
    static let unknownTempo = 5_000.0

    /// Moods that nobody knows, that fit and don't at once, that are others, and that are all out of place.
    static let unknownMood = 4.0
    static let mixedMood = 5.0
    static let otherMood = 12.0
    static let wrongMood = 40.0

    /// The lengths of most songs, in seconds, and what others cost.
    static let usualLengths = 100.0...480
    static let unusualLength = 6.0

    /// Two songs by one artist in a row, in seconds times per cent, and each other song of theirs in the list.
    static let sameArtist = 1_500.0
    static let earlierArtist = 700.0
    /// Moods of which two neighbours share none.
    static let moodChange = 600.0
    /// A jump of tempo between neighbours, in per cent, that nobody minds: people notice about 4 % (Van Dyck 2015).
    static let freeJump = 4.0
    /// Each per cent beyond, for so many seconds; more than in proportion.
    static let jump = 120.0

    /// What a tempo costs for each second in a band; more than in proportion, so that of two songs that are too slow
    /// the faster comes where the music should be faster.
    @inline(__always)
    static func misfit(beats: Double, band: TempoBand, target: Double) -> Double {
        guard beats > 0 else { return self.unknownTempo }
        let distance = max(0, abs(beats / target - 1) * 100 - self.free)
        return distance * (1 + distance / 20) + self.outside(beats, band)
    }

    /// What a tempo costs for lying outside a band.
    @inline(__always)
    static func outside(_ beats: Double, _ band: TempoBand) -> Double {
        let (low, high) = (band.tempos.lowerBound, band.tempos.upperBound)
        if beats < low { return self.outside + self.furtherOutside * (low / beats - 1) * 100 }
        if beats > high { return self.outside + self.furtherOutside * (beats / high - 1) * 100 }
        return 0
    }

    /// What moods cost for each second in a band.
    @inline(__always)
    static func misfit(moods: MoodSet, band: TempoBand) -> Double {
        if moods.isEmpty { return self.unknownMood }
        if moods.lies(in: band.unwelcome) { return self.wrongMood }
        guard moods.meets(band.welcome) else { return self.otherMood }
        return moods.meets(band.unwelcome) ? self.mixedMood : 0
    }

    /// What a change of tempo costs beyond the change that the workout asks for.
    static func jump(from before: Double, to after: Double, asked: Double) -> Double {
        guard before > 0, after > 0 else { return 0 }
        let excess = max(0, abs(after / before / asked - 1) * 100 - self.freeJump)
        return self.jump * excess * (1 + excess / 20)
    }

    static func reading(_ reading: BeatReading, of character: SongCharacter, band: TempoBand) -> Double {
        switch reading {
        case .asIs: 0
        case .double where band.followsSteps: self.readBySteps
        case .half, .double: character.isFeltBothWays ? self.readBothWays : self.readOtherwise
        }
    }
}
