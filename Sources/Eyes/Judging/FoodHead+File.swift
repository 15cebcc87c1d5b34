package import Foundation

extension FoodHead {
    /// The head in this room, or why there is none.
    package static let shipped = Result { () throws(EyesProblem) in
        guard let file = Bundle.module.url(forResource: "Head/head", withExtension: "bin") else {
            throw .missing("Head/head.bin")
        }
        return try FoodHead(reading: file)
    }

    /// Reads a head of the shipped kinds.
    package init(reading file: URL) throws(EyesProblem) {
        guard let data = try? Data(contentsOf: file), let head = FoodHead(Array(data), kinds: .shipped) else {
            throw .failed("\(file.lastPathComponent) isn't one of these \(FoodKinds.shipped.learned) kinds")
        }
        self = head
    }

    /// The numbers of a head as they are stored: 32-bit floats, the lowest byte first.
    package var bytes: [UInt8] {
        ([self.sharpness, self.familiar] + self.means + self.spreads + self.weights + self.middles)
            .flatMap { number in withUnsafeBytes(of: number.bitPattern.littleEndian, Array.init) }
    }

    /// Returns nil for what a head of these kinds can't have been.
    init?(_ bytes: [UInt8], kinds: FoodKinds) {
        let count = FoodFeatures.count
        let table = kinds.learned * count
        guard kinds.learned > 0, bytes.count == 4 * (2 + 2 * count + 2 * table) else { return nil }
        let numbers = stride(from: 0, to: bytes.count, by: 4)
            .map { place in
                let bits = bytes[place..<(place + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                return Float(bitPattern: bits)
            }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let spreads = Array(numbers[(2 + count)..<(2 + 2 * count)])
        guard spreads.allSatisfy({ $0 > 0 }) else { return nil }
        self.init(kinds: kinds, means: Array(numbers[2..<(2 + count)]), spreads: spreads)
        (self.sharpness, self.familiar) = (numbers[0], numbers[1])
        self.weights = Array(numbers[(2 + 2 * count)...].prefix(table))
        self.middles = Array(numbers.suffix(table))
    }
}
