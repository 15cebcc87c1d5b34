import Foundation

/// How strongly onsets repeat at each tempo: by their Fourier transform, which also hears multiples of a tempo, and by their
/// autocorrelation, which also hears fractions (Grosche and Müller, IEEE TASLP 19(6), 2011, sections II-D and II-E).
///
/// Both are sums over the parts of what can be heard, and over windows, so that a song may drift.
struct Tempogram {
    /// Seconds.
    private static let window = 12.0
    private static let step = 3.0
    /// More than two windows, so that the autocorrelation doesn't wrap round.
    private static let transformed = 4_096
    /// Beats per minute between which the mean strength is 1.
    private static let usual = 30.0...720.0
    /// Lags up to this share of a window are known well enough.
    private static let known = 0.75
    /// A tempo is one of those that lie so near.
    private static let nearby = [0.985, 0.9925, 1, 1.0075, 1.015]

    /// Magnitudes by frequency.
    private let magnitudes: [Double]
    /// Correlations by lag in frames; at lag 0 it is 1.
    private let correlations: [Double]
    private let rate: Double

    /// Returns nil where nothing begins.
    init?(_ onsets: OnsetCurves) {
        let window = Int(Self.window * onsets.rate)
        guard 2 * window <= Self.transformed, var transform = FourierTransform(count: Self.transformed) else {
            return nil
        }
        var sums = Sums(bins: Self.transformed / 2 + 1, window: window)
        for curve in onsets.curves {
            let curve = curve + Array(repeating: 0, count: max(0, window - curve.count))
            for start in stride(from: 0, through: curve.count - window, by: Int(Self.step * onsets.rate)) {
                sums.add(curve[start..<start + window], &transform)
            }
        }
        let correlations = Self.correlations(sums.power, window, &transform)
        guard let correlations, let magnitudes = Self.scaled(sums.magnitudes, onsets.rate) else { return nil }
        self.magnitudes = magnitudes
        self.correlations = correlations
        self.rate = onsets.rate
    }

    /// Spectra of windows, added up: magnitudes under a Hann window, power without one.
    private struct Sums {
        var magnitudes: [Double]
        var power: [Float]
        private let shape: [Float]
        private var padded: [Float]
        private var spectrum: [Float]

        init(bins: Int, window: Int) {
            self.magnitudes = Array(repeating: 0, count: bins)
            self.power = Array(repeating: 0, count: bins)
            self.spectrum = self.power
            self.padded = Array(repeating: 0, count: (bins - 1) * 2)
            self.shape = (0..<window).map { Float(0.5 - 0.5 * cos(2 * .pi * Double($0) / Double(window - 1))) }
        }

        mutating func add(_ part: ArraySlice<Float>, _ transform: inout FourierTransform) {
            let mean = part.reduce(0, +) / Float(part.count)
            for (index, number) in part.enumerated() { self.padded[index] = number - mean }
            transform.power(of: self.padded, into: &self.spectrum)
            for bin in self.power.indices { self.power[bin] += self.spectrum[bin] }
            for index in self.shape.indices { self.padded[index] *= self.shape[index] }
            transform.power(of: self.padded, into: &self.spectrum)
            for bin in self.magnitudes.indices { self.magnitudes[bin] += Double(self.spectrum[bin].squareRoot()) }
        }
    }

    private static func scaled(_ sum: [Double], _ rate: Double) -> [Double]? {
        let place = { (beats: Double) in Int(beats / 60 * Double(Self.transformed) / rate) }
        let usual = sum[place(Self.usual.lowerBound)..<place(Self.usual.upperBound)]
        let mean = usual.reduce(0, +) / Double(usual.count)
        return mean > 0 ? sum.map { $0 / mean } : nil
    }

    /// Returns the transform of the power, which is the autocorrelation (Wiener and Khinchin), each lag by how much of a
    /// window it is the sum of.
    private static func correlations(_ power: [Float], _ window: Int, _ transform: inout FourierTransform) -> [Double]?
    {
        let symmetric = (0..<Self.transformed).map { power[min($0, Self.transformed - $0)] }
        let sums = transform.realParts(of: symmetric)
        guard sums[0] > 0 else { return nil }
        return (0..<Int(Self.known * Double(window))).map { lag in
            Double(sums[lag] / sums[0]) / (1 - Double(lag) / Double(window))
        }
    }

    /// The magnitude at a tempo in beats per minute.
    func magnitude(_ beats: Double) -> Double {
        Self.value(self.magnitudes, at: beats / 60 * Double(Self.transformed) / self.rate)
    }

    /// The largest magnitude at a tempo or nearest beside it.
    func magnitude(near beats: Double) -> Double {
        Self.nearby.reduce(-.infinity) { max($0, self.magnitude(beats * $1)) }
    }

    /// The largest correlation over so many beats at a tempo or nearest beside it.
    func correlation(near beats: Double, over count: Double) -> Double {
        let lag = 60 * self.rate / beats * count
        return Self.nearby.reduce(-.infinity) { max($0, Self.value(self.correlations, at: lag * $1)) }
    }

    /// Returns what lies between two numbers; beyond the last one the last.
    private static func value(_ numbers: [Double], at place: Double) -> Double {
        let place = min(max(place, 0), Double(numbers.count) - 1.001)
        let index = Int(place)
        let part = place - Double(index)
        return numbers[index] * (1 - part) + numbers[index + 1] * part
    }
}
