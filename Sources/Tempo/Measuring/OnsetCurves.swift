/// How much begins at each moment in each of ten parts of what can be heard, four mel bands each.
///
/// A band counts by how much louder it is than it and its neighbours were two frames before; looking at neighbours keeps
/// a voice's vibrato from counting as onsets (Böck and Widmer, DAFx 2013, "SuperFlux"). Parts apart tell a bass drum from a
/// snare, so that a bar repeats as a bar and not after each beat (Scheirer, JASA 103(1), 1998, has six).
struct OnsetCurves {
    private static let bandsInPart = 4
    static let parts = MelBands.count / bandsInPart
    /// Frames.
    private static let lag = 2
    /// Seconds around a moment whose mean is taken from it.
    private static let surroundings = 1.0
    /// The standard deviation of a part that hardly moves: songs have a hundred times more.
    private static let stillness: Float = 0.001
    /// Below this standard deviation in every part nothing begins: a tone that only grows has a tenth of it.
    private static let onset: Float = 0.02

    /// One curve for each part, of a standard deviation of 1 where anything begins.
    let curves: [[Float]]
    /// Numbers per second.
    let rate: Double

    /// Returns nil where nothing begins.
    init?(_ spectrogram: Spectrogram) {
        let width = Int(Self.surroundings * spectrogram.rate) / 2
        let peaks = (0..<Self.parts).map { Self.peaks(Self.rises(spectrogram, $0), halfWidth: width) }
        let deviations = peaks.map(Self.deviation)
        guard deviations.contains(where: { $0 >= Self.onset }) else { return nil }
        self.curves = zip(peaks, deviations).map { peaks, deviation in
            let scale = 1 / (deviation + Self.stillness)
            return peaks.map { $0 * scale }
        }
        self.rate = spectrogram.rate
    }

    private static func rises(_ spectrogram: Spectrogram, _ part: Int) -> [Float] {
        var curve = [Float](repeating: 0, count: spectrogram.frameCount)
        spectrogram.levels.withUnsafeBufferPointer { levels in
            for frame in Self.lag..<max(Self.lag, curve.count) {
                for band in part * Self.bandsInPart..<(part + 1) * Self.bandsInPart {
                    curve[frame] += Self.rise(levels, frame, band)
                }
            }
        }
        return curve
    }

    private static func rise(_ levels: UnsafeBufferPointer<Float>, _ frame: Int, _ band: Int) -> Float {
        let before = (frame - Self.lag) * MelBands.count
        var loudest = levels[before + band]
        if band > 0 { loudest = max(loudest, levels[before + band - 1]) }
        if band < MelBands.count - 1 { loudest = max(loudest, levels[before + band + 1]) }
        return max(0, levels[frame * MelBands.count + band] - loudest)
    }

    /// Returns what stands out of the mean of its surroundings.
    private static func peaks(_ curve: [Float], halfWidth: Int) -> [Float] {
        var sums = [0.0]
        for number in curve { sums.append(sums[sums.count - 1] + Double(number)) }
        return curve.indices.map { index in
            let (first, last) = (max(0, index - halfWidth), min(curve.count - 1, index + halfWidth))
            let mean = (sums[last + 1] - sums[first]) / Double(last - first + 1)
            return max(0, curve[index] - Float(mean))
        }
    }

    private static func deviation(_ curve: [Float]) -> Float {
        guard !curve.isEmpty else { return 0 }
        let mean = curve.reduce(0) { $0 + Double($1) } / Double(curve.count)
        let squares = curve.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
        return Float((squares / Double(curve.count)).squareRoot())
    }
}
