/// The code words of a QR code: data, and Reed and Solomon's correction over the field of 256 elements.
enum QRWords {
    /// Returns all words in the order in which they are drawn: the blocks' words by turns, data before correction.
    static func all(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var rest = Self.data(bytes, version)[...]
        let blocks = version.blocks.map { count in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        let corrections = blocks.map { Self.correction($0, version.correction) }
        return Self.byTurns(blocks) + Self.byTurns(corrections)
    }

    /// Returns the mode for bytes, their count, the bytes, and filling words.
    private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.countBits)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, 8 * version.words - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var words = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isFirst = true
        while words.count < version.words {
            words.append(isFirst ? 0xEC : 0x11)
            isFirst.toggle()
        }
        return words
    }

    private static func byTurns(_ blocks: [[UInt8]]) -> [UInt8] {
        let longest = blocks.map(\.count).max() ?? 0
        return (0..<longest).flatMap { place in blocks.compactMap { place < $0.count ? $0[place] : nil } }
    }

    /// Returns the rest of the block's polynomial, divided by the one whose roots are the first powers of 2.
    static func correction(_ block: [UInt8], _ count: Int) -> [UInt8] {
        let divisor = Self.divisor(count)
        var rest = [UInt8](repeating: 0, count: count)
        for word in block {
            let factor = word ^ rest[0]
            rest = rest.dropFirst() + [0]
            for place in 0..<count { rest[place] ^= Self.product(divisor[place], factor) }
        }
        return rest
    }

    /// Returns the coefficients after the first, which is one.
    private static func divisor(_ count: Int) -> [UInt8] {
        var coefficients = [UInt8](repeating: 0, count: count)
        coefficients[count - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<count {
            for place in 0..<count {
                coefficients[place] = Self.product(coefficients[place], root)
                if place + 1 < count { coefficients[place] ^= coefficients[place + 1] }
            }
            root = Self.product(root, 2)
        }
        return coefficients
    }

    /// Multiplies in the field whose polynomial is x⁸ + x⁴ + x³ + x² + 1.
    private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for place in (0..<8).reversed() {
            let carries = product & 0x80 != 0
            product <<= 1
            if carries { product ^= 0x1D }
            if other >> UInt8(place) & 1 == 1 { product ^= one }
        }
        return product
    }
}
