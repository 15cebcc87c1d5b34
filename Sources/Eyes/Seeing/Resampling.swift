/// Resizes along one side, by Keys' cubic convolution with a = -1/2 (IEEE ASSP 29, 1981), widened where it shrinks so that no
/// detail flickers between the new pixels.
struct Resampling {
    private static let channels = 3

    /// The new pixels.
    private let side: Int
    /// The first old pixel that counts for each new one.
    private let firsts: [Int]
    /// How much each old pixel counts, `taps` for each new one.
    private let weights: [Float]
    private let taps: Int
    /// The old pixels that count for any new one.
    let needed: Range<Int>

    /// Takes `length` of `count` pixels, from `start` on, to `side` new ones.
    init(from start: Double, length: Double, of count: Int, to side: Int) {
        let scale = length / Double(side)
        let widening = max(scale, 1)
        let reach = 2 * widening
        self.side = side
        self.taps = Int((2 * reach).rounded(.up)) + 1
        var firsts: [Int] = []
        var weights: [Float] = []
        for pixel in 0..<side {
            let middle = start + (Double(pixel) + 0.5) * scale
            let first = min(max(0, Int((middle - reach + 0.5).rounded(.down))), count - 1)
            let shares = (0..<self.taps)
                .map { tap in
                    let place = first + tap
                    return place < count ? Self.cubic((Double(place) + 0.5 - middle) / widening) : 0
                }
            let sum = shares.reduce(0, +)
            firsts.append(first)
            weights += shares.map { Float($0 / sum) }
        }
        self.firsts = firsts
        self.weights = weights
        self.needed = (firsts.first ?? 0)..<min(count, (firsts.last ?? 0) + self.taps)
    }

    private static func cubic(_ distance: Double) -> Double {
        let x = abs(distance)
        if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
        return x < 2 ? ((-0.5 * x + 2.5) * x - 4) * x + 2 : 0
    }

    /// Returns rows of a picture at the new width, three numbers a pixel.
    func rows(_ rows: Range<Int>, of image: RGBImage, isMirrored: Bool) -> [Float] {
        let last = image.width - 1
        return [Float](unsafeUninitializedCapacity: rows.count * self.side * Self.channels) { result, count in
            image.bytes.withUnsafeBufferPointer { bytes in
                var to = 0
                for row in rows {
                    let start = row * image.width
                    for pixel in 0..<self.side {
                        let new = isMirrored ? self.side - 1 - pixel : pixel
                        var (red, green, blue) = (Float(0), Float(0), Float(0))
                        for tap in 0..<self.taps {
                            let weight = self.weights[new * self.taps + tap]
                            let place = Self.channels * (start + min(self.firsts[new] + tap, last))
                            red += weight * Float(bytes[place])
                            green += weight * Float(bytes[place + 1])
                            blue += weight * Float(bytes[place + 2])
                        }
                        result.initializeElement(at: to, to: red)
                        result.initializeElement(at: to + 1, to: green)
                        result.initializeElement(at: to + 2, to: blue)
                        to += Self.channels
                    }
                }
                count = to
            }
        }
    }

    /// Returns the three colours one after the other, from rows that already have the new width; the model was trained with
    /// (value - 127) / 128.
    func planes(_ rows: [Float], firstRow: Int) -> [Float] {
        let plane = self.side * self.side
        var result = [Float](repeating: 0, count: plane * Self.channels)
        let last = rows.count / (self.side * Self.channels) - 1
        for new in 0..<self.side {
            for tap in 0..<self.taps {
                let weight = self.weights[new * self.taps + tap] / 128
                guard weight != 0 else { continue }
                let row = min(self.firsts[new] + tap - firstRow, last) * self.side * Self.channels
                for pixel in 0..<self.side {
                    let (from, to) = (row + pixel * Self.channels, new * self.side + pixel)
                    result[to] += weight * rows[from]
                    result[to + plane] += weight * rows[from + 1]
                    result[to + 2 * plane] += weight * rows[from + 2]
                }
            }
        }
        for place in result.indices { result[place] -= 127 / 128 }
        return result
    }
}
