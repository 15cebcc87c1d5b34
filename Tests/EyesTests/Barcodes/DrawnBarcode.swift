@testable import Eyes

/// A barcode that a test draws, a module at a time (GS1 General Specifications, section 5.2).
struct DrawnBarcode {
    /// Dark modules, from left to right.
    let modules: [Bool]

    /// Seven modules of each digit in set A; set C is its opposite, set B that backwards.
    private static let sets = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    /// Which of the six left digits of an EAN-13 are of set B, by its first digit.
    private static let parities = [
        "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA",
    ]
    /// The same of a UPC-E of number system 0, by its check digit.
    private static let shortParities = [
        "BBBAAA", "BBABAA", "BBAABA", "BBAAAB", "BABBAA", "BAABBA", "BAAABB", "BABABA", "BABAAB", "BAABAB",
    ]

    /// Draws an EAN-13 or UPC-A, or an EAN-8.
    init(_ text: String) {
        let digits = text.compactMap(\.wholeNumberValue)
        if digits.count == 8 {
            self.init(left: digits[0..<4].map { Self.sets[$0] }, right: digits[4...])
        } else {
            let whole = (digits.count == 12 ? [0] : []) + digits
            let left = zip(whole[1...6], Self.parities[whole[0]]).map { $1 == "A" ? Self.sets[$0] : Self.even($0) }
            self.init(left: left, right: whole[7...])
        }
    }

    /// Draws a UPC-E with its number system, which must be 0, and its check digit.
    init(short text: String) {
        let digits = text.compactMap(\.wholeNumberValue)
        let six = zip(digits[1...6], Self.shortParities[digits[7]]).map { $1 == "A" ? Self.sets[$0] : Self.even($0) }
        self.modules = Self.dark("101" + six.joined() + "010101")
    }

    private init(left: [String], right: ArraySlice<Int>) {
        let opposite = right.map { String(Self.sets[$0].map { $0 == "0" ? "1" : "0" }) }
        self.modules = Self.dark("101" + left.joined() + "01010" + opposite.joined() + "101")
    }

    private static func even(_ digit: Int) -> String {
        String(self.sets[digit].map { $0 == "0" ? "1" : "0" }.reversed())
    }

    private static func dark(_ modules: String) -> [Bool] { modules.map { $0 == "1" } }

    /// Returns it in the middle of a white picture, with so many pixels for a module.
    func image(module: Int = 3, height: Int = 120, margin: Int = 60) -> GreyImage {
        let width = self.modules.count * module + 2 * margin
        let whole = height + 2 * margin
        var bytes = Array(repeating: UInt8(240), count: width * whole)
        for y in margin..<(margin + height) {
            for x in 0..<(self.modules.count * module) where self.modules[x / module] {
                bytes[y * width + margin + x] = 20
            }
        }
        return GreyImage(width: width, height: whole, bytes: bytes)
    }
}

extension GreyImage {
    /// Returns it in colour, as a picture comes.
    var coloured: RGBImage? {
        RGBImage(width: self.width, height: self.height, bytes: self.bytes.flatMap { [$0, $0, $0] })
    }

    /// Returns it with noise of so many shades to each side, always the same.
    func noisy(_ shades: Int) -> GreyImage {
        var state: UInt64 = 88_172_645_463_325_252
        let bytes = self.bytes.map { byte -> UInt8 in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return UInt8(min(max(Int(byte) + Int(state % UInt64(2 * shades + 1)) - shades, 0), 255))
        }
        return GreyImage(width: self.width, height: self.height, bytes: bytes)
    }

    /// Returns it as it looks from the left: the right side is farther away, and so much smaller.
    func tilted(by share: Double) -> GreyImage {
        var bytes = Array(repeating: UInt8(240), count: self.bytes.count)
        for y in 0..<self.height {
            for x in 0..<self.width {
                let across = Double(x) / Double(self.width)
                let depth = 1 - share * across
                let row = (Double(y) - Double(self.height) / 2) / depth + Double(self.height) / 2
                let column = Double(self.width) * across / depth * (1 - share)
                guard row >= 0, Int(row) < self.height, Int(column) < self.width else { continue }
                bytes[y * self.width + x] = self.bytes[Int(row) * self.width + Int(column)]
            }
        }
        return GreyImage(width: self.width, height: self.height, bytes: bytes)
    }

    /// Returns another picture below it.
    func above(_ other: GreyImage) -> GreyImage {
        let width = max(self.width, other.width)
        var bytes: [UInt8] = []
        for image in [self, other] {
            for row in 0..<image.height {
                bytes += image.bytes[(row * image.width)..<((row + 1) * image.width)]
                bytes += Array(repeating: 240, count: width - image.width)
            }
        }
        return GreyImage(width: width, height: self.height + other.height, bytes: bytes)
    }
}
