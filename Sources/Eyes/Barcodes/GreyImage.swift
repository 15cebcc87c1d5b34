/// A picture of one byte a pixel, row by row without gaps.
struct GreyImage: Sendable, Equatable {
    let width: Int
    let height: Int
    let bytes: [UInt8]

    init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(bytes.count == width * height)
        (self.width, self.height, self.bytes) = (width, height, bytes)
    }

    init(_ image: RGBImage) { self.init(width: image.width, height: image.height, bytes: image.grey) }

    /// Returns it so small that no side is longer than `length`; never larger.
    func within(_ length: Int) -> GreyImage {
        let side = max(self.width, self.height)
        return side > length ? self.scaled(by: Double(length) / Double(side)) : self
    }

    /// Returns it larger or smaller by a factor: cubic curves between the pixels, or means over them.
    func scaled(by factor: Double) -> GreyImage {
        guard factor != 1 else { return self }
        let width = max(1, Int((Double(self.width) * factor).rounded()))
        let height = max(1, Int((Double(self.height) * factor).rounded()))
        let wide = self.resampledRows(to: width).transposed
        return wide.resampledRows(to: height).transposed
    }

    var transposed: GreyImage {
        let (width, height) = (self.width, self.height)
        let turned = Self.filled(self.bytes.count) { output in
            self.bytes.withUnsafeBufferPointer { input in
                for y in 0..<height { for x in 0..<width { output[x * height + y] = input[y * width + x] } }
            }
        }
        return GreyImage(width: height, height: width, bytes: turned)
    }

    private func resampledRows(to width: Int) -> GreyImage {
        let taps = Taps(from: self.width, to: width)
        let rows = Self.filled(width * self.height) { output in
            self.bytes.withUnsafeBufferPointer { input in
                for y in 0..<self.height {
                    let row = y * self.width
                    for x in 0..<width {
                        var sum: Float = 0.5
                        for tap in taps.ranges[x] {
                            sum += taps.weights[tap] * Float(input[row + taps.places[tap]])
                        }
                        output[y * width + x] = UInt8(min(max(sum, 0), 255))
                    }
                }
            }
        }
        return GreyImage(width: width, height: self.height, bytes: rows)
    }

    /// Returns it turned by an angle around its middle, whole, on white.
    func turned(by degrees: Double) -> GreyImage {
        let turn = Turn(degrees: degrees, width: self.width, height: self.height)
        let turned = Self.filled(turn.width * turn.height) { output in
            self.bytes.withUnsafeBufferPointer { input in
                let (first, right, below) = (turn.origin(x: 0, y: 0), turn.origin(x: 1, y: 0), turn.origin(x: 0, y: 1))
                let across = (x: Float(right.x - first.x), y: Float(right.y - first.y))
                let down = (x: Float(below.x - first.x), y: Float(below.y - first.y))
                for y in 0..<turn.height {
                    let start = (x: Float(first.x) + Float(y) * down.x, y: Float(first.y) + Float(y) * down.y)
                    for x in 0..<turn.width {
                        let place = (x: start.x + Float(x) * across.x, y: start.y + Float(x) * across.y)
                        output[y * turn.width + x] = self.between(input, place.x, place.y)
                    }
                }
            }
        }
        return GreyImage(width: turn.width, height: turn.height, bytes: turned)
    }

    private func between(_ input: UnsafeBufferPointer<UInt8>, _ x: Float, _ y: Float) -> UInt8 {
        guard x >= 0, y >= 0, x < Float(self.width - 1), y < Float(self.height - 1) else { return 255 }
        let (column, row) = (Int(x), Int(y))
        let (right, below) = (x - Float(column), y - Float(row))
        let place = row * self.width + column
        let upper = Float(input[place]) * (1 - right) + Float(input[place + 1]) * right
        let lower = Float(input[place + self.width]) * (1 - right) + Float(input[place + self.width + 1]) * right
        return UInt8(upper * (1 - below) + lower * below + 0.5)
    }

    static func filled(_ count: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 0)
            fill(buffer)
            initialized = count
        }
    }
}
