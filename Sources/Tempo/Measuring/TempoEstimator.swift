/// Tells how fast a song is from its sound; docs/tempo.md says how.
package struct TempoEstimator: Sendable {
    /// Seconds; less doesn't tell a beat from chance.
    private static let shortest = 6.0

    package init() {}

    /// Returns nil where nothing beats, where sound is too short and where its sample rate is none of sound.
    ///
    /// Takes a tenth of a second of a processor for a minute and a half of sound.
    package func estimate(_ sound: Sound) -> TempoEstimate? {
        guard Sound.sampleRates.contains(sound.sampleRate), sound.duration >= Self.shortest else { return nil }
        var thinning = Thinning(sampleRate: sound.sampleRate)
        for sample in sound.samples { thinning.append(sample) }
        let rate = sound.sampleRate / Double(thinning.factor)
        guard let spectrogram = Spectrogram(thinning.samples, sampleRate: rate),
            let onsets = OnsetCurves(spectrogram),
            let tempogram = Tempogram(onsets)
        else { return nil }
        let evidence = TempoEvidence(tempogram)
        guard let best = evidence.shares.indices.max(by: { evidence.shares[$0] < evidence.shares[$1] }) else {
            return nil
        }
        let beats = evidence.refined(TempoScale.beats[best])
        let half = evidence.share(around: best - TempoScale.octave)
        let double = evidence.share(around: best + TempoScale.octave)
        return TempoEstimate(
            beatsPerMinute: beats,
            certainty: min(1, evidence.share(around: best)),
            other: double > half ? beats * 2 : beats / 2
        )
    }
}
