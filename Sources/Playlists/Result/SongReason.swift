/// Why a song stands where it stands.
package enum SongReason: Sendable, Equatable {
    /// Its tempo lies in the band of its phase.
    case suits(phase: String, tempo: Double, BeatReading)
    /// A beat falls on each step, or on each second one.
    case followsSteps(tempo: Double, BeatReading)
    /// It comes near, below or above the band.
    case isSlower(phase: String, tempo: Double, BeatReading)
    case isFaster(phase: String, tempo: Double, BeatReading)
    case unknownTempo
    /// All its moods are too quiet or too lively for its phase.
    case isCalmer
    case isLivelier
    case likedSong
    case likedArtist(String)
    case likedGenre(String)
    case likedMood(Mood)
    case heardLately
    /// It begins in the phase before, so many seconds earlier than its own.
    case beginsBefore(phase: String, seconds: Double)
    /// It goes on into a later phase for so many seconds.
    case goesOn(into: String, seconds: Double)

    /// A part of a sentence.
    package var words: String {
        switch self {
        case .suits(let phase, let tempo, let reading): "\(Self.beats(tempo, reading)), which suits the \(phase)"
        case .followsSteps(let tempo, let reading):
            "\(Self.beats(tempo, .asIs)), one for \(Self.steps(reading))"
        case .isSlower(let phase, let tempo, let reading):
            "\(Self.beats(tempo, reading)), so a calm one for the \(phase)"
        case .isFaster(let phase, let tempo, let reading):
            "\(Self.beats(tempo, reading)), so a lively one for the \(phase)"
        case .unknownTempo: "nobody knows its tempo"
        case .isCalmer: "quiet by its mood"
        case .isLivelier: "lively by its mood"
        case .likedSong: "you love it"
        case .likedArtist(let name): "you like \(name)"
        case .likedGenre(let name): "you like \(name)"
        case .likedMood(let mood): "you like \(mood.label.lowercased()) songs"
        case .heardLately: "you heard it lately"
        case .beginsBefore(let phase, let seconds): "begins \(Words.length(seconds)) before the \(phase)"
        case .goesOn(let phase, let seconds): "goes on \(Words.length(seconds)) into the \(phase)"
        }
    }

    private static func beats(_ tempo: Double, _ reading: BeatReading) -> String {
        let beats = "\(Int(tempo.rounded())) beats a minute"
        let counted = Int((tempo * reading.factor).rounded())
        return switch reading {
        case .asIs: beats
        case .half: "\(beats), counted at half: \(counted)"
        case .double: "\(beats), counted at double: \(counted)"
        }
    }

    private static func steps(_ reading: BeatReading) -> String {
        switch reading {
        case .asIs: "each step"
        case .double: "every second step"
        case .half: "each half step"
        }
    }
}
