/// What somebody should know about a list as a whole.
package enum PlaylistNote: Sendable, Equatable {
    /// Every song that may be played is in it, and still it is too short.
    case tooFewSongs(count: Int, isChoice: Bool, seconds: Double, of: Double)
    /// No choice of songs comes nearer to the length of the workout.
    case uneven(seconds: Double, of: Double)
    /// Songs were left out, or else somebody would be heard three times in a row.
    case artistInARow(String, songs: Int)
    /// The songs in the band of a phase don't last for it.
    case bandTooSmall(phase: String, tempos: ClosedRange<Double>, seconds: Double, of: Double)
    /// Songs without a tempo fill what others leave.
    case unknownTempo(songs: Int)
    /// Songs without a tempo could have filled it.
    case unknownTempoLeftOut(songs: Int)

    package var words: String {
        switch self {
        case .tooFewSongs(let count, let isChoice, let seconds, let whole):
            """
            Your \(count == 1 ? "only song" : Words.count(count, "song"))\(isChoice ? " of that kind" : "") \
            \(count == 1 ? "lasts" : "last") \(Words.length(seconds, of: whole)).
            """
        case .uneven(let seconds, let whole):
            """
            Your songs don't add up to the workout: these end \(Words.length(abs(seconds - whole))) \
            \(seconds < whole ? "before" : "after") it.
            """
        case .artistInARow(let artist, let songs):
            """
            \(Words.capitalised(Words.count(songs, "more song"))) by \(artist) \
            \(songs == 1 ? "was" : "were") left out, so that nobody plays three times in a row.
            """
        case .bandTooSmall(let phase, let tempos, let seconds, let whole):
            seconds == 0
                ? "None of your songs has \(Words.beats(tempos)), as the \(phase) asks; the nearest fill it."
                : """
                The \(phase) lasts \(Words.length(whole)), your songs of \(Words.beats(tempos)) \
                \(Words.length(seconds)); the nearest fill the rest.
                """
        case .unknownTempo(let songs):
            """
            \(Words.capitalised(Words.count(songs, "song"))) of unknown tempo \(songs == 1 ? "fills" : "fill") the rest.
            """
        case .unknownTempoLeftOut(let songs):
            """
            Nobody knows the tempo of \(Words.count(songs, "other song")) yet; \
            \(songs == 1 ? "it is" : "they are") left out.
            """
        }
    }
}
