/// A product's number as printed under the bars, in one form for every symbology.
///
/// EAN-13, EAN-8, UPC-A and UPC-E share one number space (GS1 General Specifications, section 3): all are kept as
/// thirteen digits, shorter ones filled with zeros on the left, UPC-E first expanded to its UPC-A.
package struct Barcode: Sendable, Hashable, CustomStringConvertible {
    /// Thirteen digits.
    package let digits: String

    package var description: String { self.digits }

    /// Reads what was typed or scanned; spaces and hyphens don't matter.
    package init(_ text: String) throws(BarcodeProblem) {
        let characters = text.filter { !$0.isWhitespace && $0 != "-" }
        guard !characters.isEmpty else { throw .empty }
        guard characters.utf8.count <= 64, characters.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .notDigits
        }
        let digits = characters.utf8.map { Int($0 - 0x30) }
        switch digits.count {
        case 12, 13: self.digits = try Self.tested(digits)
        case 8: self.digits = try Self.eight(digits)
        case 6: self.digits = try Self.tested(UPCE.expanded(system: 0, digits) + [nil])
        default: throw .length(digits.count)
        }
    }

    /// Reads eight digits: an EAN-8, or a UPC-E with its number system and check digit.
    ///
    /// GS1 gives no EAN-8 that begins with 0 to a product, so there UPC-E comes first; for 1 both are possible and
    /// EAN-8 comes first; no UPC-E begins otherwise.
    private static func eight(_ digits: [Int]) throws(BarcodeProblem) -> String {
        let short = UPCE.expanded(system: digits[0], Array(digits[1...6])) + [digits[7]]
        switch digits[0] {
        case 0 where checks(short): return try self.tested(short)
        case 1 where !checks(digits) && checks(short): return try self.tested(short)
        default: return try self.tested(digits)
        }
    }

    /// Joins thirteen digits and verifies the check digit, which comes last; computes it when it is nil.
    private static func tested(_ digits: [Int?]) throws(BarcodeProblem) -> String {
        let body = digits.dropLast().compactMap(\.self)
        let check = self.checkDigit(of: body)
        if let given = digits.last ?? nil, given != check { throw .checkDigit(given: given, expected: check) }
        let all = (body + [check]).map(String.init).joined()
        return String(repeating: "0", count: 13 - all.count) + all
    }

    private static func checks(_ digits: [Int]) -> Bool {
        self.checkDigit(of: digits.dropLast()) == digits.last
    }

    /// Returns the check digit (GS1 General Specifications, section 7.9.1): weights 3 and 1 from the right, up to the
    /// next ten.
    private static func checkDigit(of body: some BidirectionalCollection<Int>) -> Int {
        let sum = zip(body.reversed(), 0...).reduce(0) { $0 + $1.0 * ($1.1.isMultiple(of: 2) ? 3 : 1) }
        return (10 - sum % 10) % 10
    }
}
