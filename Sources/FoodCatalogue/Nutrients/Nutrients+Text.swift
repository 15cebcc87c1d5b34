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

    /// Nil when the text is not of that form, or an amount is one that no food has of anything.
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

    /// In any unit, per 100 g: up to a kilogram in micrograms.
    ///
    /// A table may say that a remainder is below zero.
    private static let amounts = -1e9...1e9

    /// The shortest text that reads back as the same number, whole numbers without a point.
    static func text(of value: Double) -> String {
        if let whole = Int(exactly: value) { String(whole) } else { String(describing: value) }
    }
}
