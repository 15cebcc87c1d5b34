/// The fields of one line of comma-separated values (RFC 4180), a quoted field on one line.
enum CSVLine {
    /// Nil when a quotation is not closed or text follows it.
    static func fields(_ line: String) -> [String]? {
        var fields: [String] = []
        var rest = line[...]
        while true {
            guard let (field, after) = rest.first == "\"" ? self.quoted(rest.dropFirst()) : self.plain(rest) else {
                return nil
            }
            fields.append(field)
            guard after.first == "," else { return after.isEmpty ? fields : nil }
            rest = after.dropFirst()
        }
    }

    private static func plain(_ text: Substring) -> (String, Substring)? {
        let end = text.firstIndex(of: ",") ?? text.endIndex
        return (String(text[..<end]), text[end...])
    }

    private static func quoted(_ text: Substring) -> (String, Substring)? {
        var field = ""
        var rest = text
        while let quote = rest.firstIndex(of: "\"") {
            field += rest[..<quote]
            rest = rest[rest.index(after: quote)...]
            guard rest.first == "\"" else { return (field, rest) }
            field += "\""
            rest = rest.dropFirst()
        }
        return nil
    }
}
