/// The compact text in which a row keeps its nutrients: "203:0.26,204:0.17".
extension Nutrients {
    package var text: String {
        var text = ""
        text.reserveCapacity(self.amounts.count * 9)
        for amount in self.amounts {
            if !text.isEmpty { text += "," }
            text += String(amount.number)
            text += ":"
            text += Self.text(of: amount.value)
        }
        return text
    }

    /// Reads the text; nil when it has another form, or an amount that no food can have.
    package init?(text: String) {
        var pairs: [(Int, Double)] = []
        for part in text.utf8.split(separator: UInt8(ascii: ",")) {
            guard
                let colon = part.firstIndex(of: UInt8(ascii: ":")),
                let number = Int(Substring(part[..<colon])),
                let value = Double(Substring(part[part.index(after: colon)...])), Self.amounts.contains(value)
            else { return nil }
            pairs.append((number, value))
        }
        self.init(pairs)
    }

    /// The range of plausible amounts in any unit, per 100 g: up to a kilogram in micrograms.
    ///
    /// Negative amounts occur in tables that compute one as a remainder.
    private static let amounts = -1e9...1e9

    /// Returns the shortest text that reads back as the same number, whole numbers without a point.
    static func text(of value: Double) -> String {
        if let whole = Int(exactly: value) { String(whole) } else { String(describing: value) }
    }
}
