import Foundation

/// A decimal number in PostgreSQL's binary format: digits to the base 10,000, the first worth 10,000 to the power of
/// `weight` (numeric_send in PostgreSQL's numeric.c).
struct PostgresNumeric {
    private let digits: [UInt64]
    private let weight: Int
    private let isNegative: Bool

    /// Returns nil when the bytes are incomplete, and for NaN and the infinities.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        func word(_ index: Int) -> UInt64 {
            UnsafeBufferPointer(rebasing: bytes[(index * 2)..<(index * 2 + 2)]).bigEndian
        }
        guard bytes.count >= 8, bytes.count == 8 + 2 * Int(word(0)) else { return nil }
        guard word(2) == 0 || word(2) == 0x4000 else { return nil }
        self.weight = Int(Int16(truncatingIfNeeded: word(1)))
        self.isNegative = word(2) == 0x4000
        self.digits = (0..<Int(word(0))).map { word(4 + $0) }
    }

    /// Nil when it has a fraction or doesn't fit.
    var integer: Int64? {
        guard self.digits.count <= self.weight + 1 || self.digits.isEmpty else { return nil }
        var value: Int64 = 0
        guard !self.digits.isEmpty else { return value }
        for place in 0...self.weight {
            let digit = place < self.digits.count ? Int64(self.digits[place]) : 0
            let (shifted, over) = value.multipliedReportingOverflow(by: 10_000)
            let (next, beyond) = shifted.subtractingReportingOverflow(digit)
            guard !over, !beyond else { return nil }
            // It counts downwards, because the least integer has no positive counterpart.
            value = next
        }
        guard !self.isNegative else { return value }
        return value == .min ? nil : -value
    }

    var real: Double {
        let size = self.digits.enumerated().reduce(0.0) { sum, digit in
            sum + Double(digit.element) * pow(10_000, Double(self.weight - digit.offset))
        }
        return self.isNegative ? -size : size
    }
}
