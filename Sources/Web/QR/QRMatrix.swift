/// The squares of a QR code with one of the eight masks.
struct QRMatrix: Sendable {
    private let version: QRVersion
    private(set) var dark: [[Bool]]
    /// The squares that hold no data.
    private var isFixed: [[Bool]]

    init(_ version: QRVersion, _ words: [UInt8], mask: Int) {
        self.version = version
        let row = [Bool](repeating: false, count: version.side)
        self.dark = [[Bool]](repeating: row, count: version.side)
        self.isFixed = self.dark
        self.drawPatterns()
        self.drawFormat(mask)
        self.drawVersion()
        self.draw(words, mask)
    }

    /// Draws a fixed square.
    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard self.dark.indices.contains(x), self.dark.indices.contains(y) else { return }
        self.dark[y][x] = isDark
        self.isFixed[y][x] = true
    }

    private mutating func drawPatterns() {
        let side = self.version.side
        for place in 0..<side {
            self.set(6, place, place % 2 == 0)
            self.set(place, 6, place % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            for (dx, dy) in Self.around(4) {
                let distance = max(abs(dx), abs(dy))
                self.set(x + dx, y + dy, distance != 2 && distance != 4)
            }
        }
        let middles = self.version.alignments
        for x in middles {
            for y in middles {
                // The three corners have the larger patterns.
                let last = middles[middles.count - 1]
                if (x, y) == (6, 6) || (x, y) == (6, last) || (x, y) == (last, 6) { continue }
                for (dx, dy) in Self.around(2) { self.set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
            }
        }
    }

    private static func around(_ distance: Int) -> [(Int, Int)] {
        (-distance...distance).flatMap { dy in (-distance...distance).map { ($0, dy) } }
    }

    /// Draws the level M (the bits 00) and the mask, twice, with the correction of BCH (15, 5).
    private mutating func drawFormat(_ mask: Int) {
        var rest = mask
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        let side = self.version.side
        for place in 0...5 { self.set(8, place, bit(place)) }
        self.set(8, 7, bit(6))
        self.set(8, 8, bit(7))
        self.set(7, 8, bit(8))
        for place in 9..<15 { self.set(14 - place, 8, bit(place)) }
        for place in 0..<8 { self.set(side - 1 - place, 8, bit(place)) }
        for place in 8..<15 { self.set(8, side - 15 + place, bit(place)) }
        self.set(8, side - 8, true)
    }

    /// Draws the version's number with the correction of BCH (18, 6); codes have it from version 7 on.
    private mutating func drawVersion() {
        let number = self.version.number
        guard number >= 7 else { return }
        var rest = number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = number << 12 | rest
        for place in 0..<18 {
            let (far, near) = (self.version.side - 11 + place % 3, place / 3)
            self.set(far, near, bits >> place & 1 == 1)
            self.set(near, far, bits >> place & 1 == 1)
        }
    }

    /// Fills pairs of columns from the right, upwards and downwards by turns.
    private mutating func draw(_ words: [UInt8], _ mask: Int) {
        let side = self.version.side
        var place = 0
        var right = side - 1
        var isUpward = true
        while right > 0 {
            // The column of the timing pattern is left out.
            if right == 6 { right = 5 }
            for step in 0..<side {
                let y = isUpward ? side - 1 - step : step
                for x in [right, right - 1] where !self.isFixed[y][x] {
                    let bit = place < 8 * words.count && words[place / 8] >> UInt8(7 - place % 8) & 1 == 1
                    self.dark[y][x] = bit != Self.isMasked(x, y, mask)
                    place += 1
                }
            }
            right -= 2
            isUpward.toggle()
        }
    }

    private static func isMasked(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
