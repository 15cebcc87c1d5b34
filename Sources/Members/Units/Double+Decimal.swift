extension Double {
    /// Reads a decimal number: digits with an optional sign, point and exponent.
    ///
    /// `Double(_:)` also reads "0x10" as 16, "inf" and "nan", which nobody means who types or exports a number.
    package init?(decimal text: some StringProtocol) {
        guard text.utf8.allSatisfy(Self.isOfDecimal), let value = Double(text), value.isFinite else { return nil }
        self = value
    }

    private static func isOfDecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
