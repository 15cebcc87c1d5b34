import Tempo

/// Holds what is measured of a song's sound: its tempo and its loudness, in one pass.
struct MeasuredSound: Sendable, Equatable {
    var beatsPerMinute: Double?
    /// The half or double that a listener may count.
    var other: Double?
    /// How sure it is, from 0 to 1.
    var certainty: Double?
    /// Why there is no tempo; nil where there is one.
    var tempoProblem: String?
    /// LUFS.
    var loudness: Double?
    /// The song's length, where the tags don't say it and the whole was read.
    var milliseconds = 0

    /// Of what can't be decoded here.
    static let undecoded = MeasuredSound(
        tempoProblem: "M4A can't be decoded here, so nobody measured its tempo. Tap along."
    )

    /// Measures the middle of a file; throws for one that can't be decoded.
    static func of(_ file: SongFile) throws(SongFileProblem) -> MeasuredSound {
        guard file.format.isDecoded else { return .undecoded }
        let sound: Sound
        do throws(SoundProblem) {
            sound = try SoundFile.middle(of: file.descriptor, measuringLoudness: true)
        } catch {
            throw .undecodable(error)
        }
        let tempo = TempoEstimator().estimate(sound)
        return MeasuredSound(
            beatsPerMinute: tempo?.beatsPerMinute,
            other: tempo?.other,
            certainty: tempo?.certainty,
            tempoProblem: tempo == nil ? SoundProblem.noBeat.description : nil,
            loudness: sound.loudness,
            milliseconds: sound.duration < SoundLimits().seconds ? Int(sound.duration * 1_000) : 0
        )
    }
}
