/// The digits of a code as they are printed: EAN-13 has 13, UPC-A 12, EAN-8 and UPC-E 8.
///
/// UPC-A is EAN-13 with a zero before it, and readers tell either; here it always has 12 digits.
struct BarcodeDigits: Sendable, Hashable {
    let text: String

    /// Returns nil where the check digit is wrong.
    ///
    /// It ends every code (GS1 General Specifications, section 7.9.1). That of a UPC-E is computed from the UPC-A that it
    /// stands for, which its reader has done.
    init?(_ text: String, isUPCE: Bool = false) {
        let digits = text.utf8.map { Int($0) - 0x30 }
        guard [8, 12, 13].contains(digits.count), digits.allSatisfy((0...9).contains) else { return nil }
        guard isUPCE || Self.isChecked(digits) else { return nil }
        self.text = digits.count == 13 && digits[0] == 0 ? String(text.dropFirst()) : text
    }

    /// Whether it has so few digits that noise is easily taken for one.
    var isShort: Bool { self.text.utf8.count == 8 }

    private static func isChecked(_ digits: [Int]) -> Bool {
        let sum = zip(digits.reversed(), 0...).reduce(0) { $0 + $1.0 * ($1.1.isMultiple(of: 2) ? 1 : 3) }
        return sum.isMultiple(of: 10)
    }
}
