/// What divides the fields of a record.
package enum Delimiter: UInt8, Sendable, CaseIterable {
    case tab = 0x09
    case semicolon = 0x3B
    case comma = 0x2C

    /// Returns the one that divides a heading into most columns, of which `most` are counted.
    package static func dividing(_ heading: String, most: Int = 1_000) -> Delimiter {
        let counts = Self.allCases.map { delimiter in
            var scanner = FieldScanner(delimiter, strayText: .kept, most: most)
            _ = scanner.take(heading)
            return (delimiter, scanner.fields.count)
        }
        return counts.max { $0.1 < $1.1 }?.0 ?? .comma
    }

    /// Returns the fields of a record that stands on one line (RFC 4180); nil when a quotation is not closed or text
    /// follows it.
    ///
    /// Where tabs divide, a quotation mark inside a text is no more than that.
    package func fields(_ line: String) -> [Substring]? {
        var scanner = FieldScanner(self, strayText: self == .tab ? .literal : .refused)
        return scanner.take(line) == .whole ? scanner.fields : nil
    }
}
