import Foundation

/// How loud sound is in each mel band, a hundred times a second, as a logarithm.
///
/// Magnitudes are compressed by log(1 + 100 x), where x is 1 on average, so that soft notes count beside loud ones and the
/// volume of the whole makes no difference (Grosche and Müller, IEEE TASLP 19(6), 2011, section III-A).
struct Spectrogram {
    private static let framesASecond = 100.0
    /// The shortest window in seconds: short enough for onsets, long enough to tell a bass drum from a bass.
    private static let window = 0.04
    private static let compression: Float = 100

    /// Frame after frame, each of `MelBands.count` numbers.
    let levels: [Float]
    let frameCount: Int
    /// Frames per second.
    let rate: Double
    /// Where each band is highest, in Hz.
    let centres: [Double]

    /// Returns nil for what is shorter than a window, and for silence.
    init?(_ samples: [Float], sampleRate: Double) {
        var window = 2
        while Double(window) < Self.window * sampleRate { window *= 2 }
        let hop = max(1, Int((sampleRate / Self.framesASecond).rounded()))
        guard samples.count >= window, var transform = FourierTransform(count: window) else { return nil }
        let bands = MelBands(window: window, sampleRate: sampleRate)
        let frameCount = (samples.count - window) / hop + 1
        var levels = [Float](repeating: 0, count: frameCount * MelBands.count)
        let shape = Self.hann(window)
        var frame = [Float](repeating: 0, count: window)
        var magnitudes = [Float](repeating: 0, count: window / 2 + 1)
        for index in 0..<frameCount {
            Self.cut(samples, from: index * hop, shape, into: &frame)
            transform.power(of: frame, into: &magnitudes)
            Self.root(&magnitudes)
            bands.levels(of: magnitudes, into: &levels, at: index * MelBands.count)
        }
        guard Self.compress(&levels) else { return nil }
        self.levels = levels
        self.frameCount = frameCount
        self.rate = sampleRate / Double(hop)
        self.centres = bands.centres
    }

    private static func hann(_ count: Int) -> [Float] {
        (0..<count).map { Float(0.5 - 0.5 * cos(2 * .pi * Double($0) / Double(count))) }
    }

    private static func cut(_ samples: [Float], from start: Int, _ shape: [Float], into frame: inout [Float]) {
        samples.withUnsafeBufferPointer { samples in
            shape.withUnsafeBufferPointer { shape in
                frame.withUnsafeMutableBufferPointer { frame in
                    for index in shape.indices { frame[index] = samples[start + index] * shape[index] }
                }
            }
        }
    }

    private static func root(_ power: inout [Float]) {
        power.withUnsafeMutableBufferPointer { power in
            for index in power.indices { power[index] = power[index].squareRoot() }
        }
    }

    /// Returns false when all is silent.
    private static func compress(_ levels: inout [Float]) -> Bool {
        levels.withUnsafeMutableBufferPointer { levels in
            var sum = 0.0
            for level in levels { sum += Double(level) }
            let mean = Float(sum / Double(levels.count))
            guard mean.isFinite, mean > 1e-12 else { return false }
            for index in levels.indices { levels[index] = log1p(Self.compression * levels[index] / mean) }
            return true
        }
    }
}
