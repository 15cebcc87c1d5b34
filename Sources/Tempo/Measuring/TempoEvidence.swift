import Foundation

/// How likely a song's onsets make each tempo.
struct TempoEvidence {
    private let tempogram: Tempogram
    /// How likely each tempo of the scale is; together 1.
    let shares: [Double]

    init(_ tempogram: Tempogram) {
        self.tempogram = tempogram
        let scores = TempoScale.beats.map { Self.score($0, tempogram) }
        let highest = scores.max() ?? 0
        let weights = scores.map { exp($0 - highest) }
        let sum = weights.reduce(0, +)
        self.shares = weights.map { $0 / sum }
    }

    /// Returns how much speaks for a tempo: of two, the one of which it is more by 1 is e times as likely.
    private static func score(_ beats: Double, _ tempogram: Tempogram) -> Double {
        let octaves = log2(beats / TempoWeights.middle)
        var score = TempoWeights.pace.first * octaves + TempoWeights.pace.second * octaves * octaves
        score += TempoWeights.pace.third * abs(octaves * octaves * octaves)
        for (ratio, weight) in TempoWeights.waves {
            score += weight * log(TempoWeights.floor + tempogram.magnitude(near: beats * ratio))
        }
        for (count, weight) in TempoWeights.repetitions {
            score += weight * tempogram.correlation(near: beats, over: count)
        }
        return score
    }

    /// Returns how likely a tempo of the scale or one that sounds the same is; nothing for one outside it.
    func share(around place: Int) -> Double {
        (place - TempoScale.same...place + TempoScale.same).filter(self.shares.indices.contains)
            .reduce(0) { $0 + self.shares[$1] }
    }

    /// Returns the tempo nearby at which it, its double and its fourfold are strongest.
    func refined(_ beats: Double) -> Double {
        let candidates = (-12...12).map { beats * (1 + Double($0) * 0.002) }
        let strengths = candidates.map { candidate in
            [1.0, 2, 4].reduce(0) { $0 + self.tempogram.magnitude(candidate * $1) }
        }
        guard let best = strengths.indices.max(by: { strengths[$0] < strengths[$1] }) else { return beats }
        return candidates[best]
    }
}
