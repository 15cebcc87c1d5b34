import Foundation

/// Forty bands of frequency, as wide as ears tell apart: triangles that overlap by half, even on the mel scale.
///
/// mel = 2595 log10(1 + f / 700) (O'Shaughnessy, Speech Communication, 1987).
struct MelBands {
    static let count = 40
    private static let lowest = 30.0
    private static let highest = 11_000.0
    /// The part of the sample rate beyond which there is nothing.
    private static let reach = 0.45

    /// Where each band is highest, in Hz.
    let centres: [Double]
    private let triangles: [Triangle]

    /// The first bin of a band and the weights from it on, which add up to 1.
    private struct Triangle {
        var first: Int
        var weights: [Float]
    }

    init(window: Int, sampleRate: Double) {
        let bottom = Self.mel(Self.lowest)
        let top = Self.mel(min(Self.highest, sampleRate * Self.reach))
        let edges = (0..<Self.count + 2).map { edge in
            Self.hertz(bottom + (top - bottom) * Double(edge) / Double(Self.count + 1))
        }
        self.centres = Array(edges[1...Self.count])
        let width = sampleRate / Double(window)
        self.triangles = (0..<Self.count).map { band in
            Self.triangle(edges[band], edges[band + 1], edges[band + 2], width: width)
        }
    }

    private static func mel(_ hertz: Double) -> Double { 2_595 * log10(1 + hertz / 700) }
    private static func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2_595) - 1) }

    /// Returns the weights of bins that are `width` Hz apart; of a band that lies between two bins the nearest alone.
    private static func triangle(_ low: Double, _ centre: Double, _ high: Double, width: Double) -> Triangle {
        let first = Int((low / width).rounded(.up))
        let weights = (first...max(first, Int(high / width))).map { bin in
            let hertz = Double(bin) * width
            return max(0, min((hertz - low) / (centre - low), (high - hertz) / (high - centre)))
        }
        let sum = weights.reduce(0, +)
        guard sum > 0 else { return Triangle(first: Int((centre / width).rounded()), weights: [1]) }
        return Triangle(first: first, weights: weights.map { Float($0 / sum) })
    }

    /// Writes the mean magnitude of each band from a spectrum of magnitudes.
    func levels(of magnitudes: [Float], into levels: inout [Float], at place: Int) {
        magnitudes.withUnsafeBufferPointer { magnitudes in
            for (band, triangle) in self.triangles.enumerated() {
                var sum: Float = 0
                triangle.weights.withUnsafeBufferPointer { weights in
                    for index in weights.indices { sum += weights[index] * magnitudes[triangle.first + index] }
                }
                levels[place + band] = sum
            }
        }
    }
}
