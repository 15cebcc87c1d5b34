/// The fields of a line divided by commas, semicolons or tabs (RFC 4180, a quoted field on one line).
struct DelimitedLine: Sendable {
    private let delimiter: UInt8
    /// Where tabs divide, a quotation mark inside a text is no more than that.
    private let isLenient: Bool

    static let comma = DelimitedLine(delimiter: UInt8(ascii: ","), isLenient: false)
    static let semicolon = DelimitedLine(delimiter: UInt8(ascii: ";"), isLenient: false)
    static let tab = DelimitedLine(delimiter: UInt8(ascii: "\t"), isLenient: true)

    /// The one that divides a heading into most columns.
    static func dividing(_ heading: String) -> DelimitedLine {
        let counts = [self.tab, self.comma, self.semicolon].map { kind in (kind, kind.fields(heading)?.count ?? 0) }
        return counts.max { $0.1 < $1.1 }?.0 ?? self.comma
    }

    /// Nil when a quotation is not closed or text follows it.
    func fields(_ line: String) -> [Substring]? {
        guard line.utf8.contains(UInt8(ascii: "\"")) else {
            return line.utf8.split(separator: self.delimiter, omittingEmptySubsequences: false).map(Substring.init)
        }
        var fields: [Substring] = []
        var rest = line.utf8[...]
        while true {
            guard let (field, after) = rest.first == UInt8(ascii: "\"") ? self.quoted(rest) : self.plain(rest) else {
                return nil
            }
            fields.append(field)
            guard after.first == self.delimiter else { return after.isEmpty ? fields : nil }
            rest = after.dropFirst()
        }
    }

    private func plain(_ text: Substring.UTF8View) -> (Substring, Substring.UTF8View)? {
        let end = text.firstIndex(of: self.delimiter) ?? text.endIndex
        return (Substring(text[..<end]), text[end...])
    }

    private func quoted(_ text: Substring.UTF8View) -> (Substring, Substring.UTF8View)? {
        var pieces: [Substring] = []
        var rest = text.dropFirst()
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            pieces.append(Substring(rest[..<quote]))
            rest = rest[rest.index(after: quote)...]
            if rest.first != UInt8(ascii: "\"") {
                if self.isLenient, !rest.isEmpty, rest.first != self.delimiter { return self.plain(text) }
                return (pieces.count == 1 ? pieces[0] : Substring(pieces.joined(separator: "\"")), rest)
            }
            rest = rest.dropFirst()
        }
        return self.isLenient ? self.plain(text) : nil
    }
}
