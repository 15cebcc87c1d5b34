/// The tag `{{>field name="email" label='Your "address"'}}`: a partial, and texts for its blocks.
struct PartialTag {
    let name: String
    let texts: [String: String]

    /// Returns nil for a malformed tag; `text` is what follows the `>`.
    init?(_ text: String) {
        var rest = text[...]
        let name = rest.prefix { $0 != " " }
        rest = rest.dropFirst(name.count)
        var texts: [String: String] = [:]
        while let next = rest.firstIndex(where: { $0 != " " }) {
            guard let (key, value, after) = Self.pair(rest[next...]), texts[key] == nil else { return nil }
            texts[key] = String(value)
            rest = after
        }
        guard !name.isEmpty else { return nil }
        self.name = String(name)
        self.texts = texts
    }

    /// Reads `key="value"` or `key='value'` at the beginning; `after` is the rest.
    private static func pair(_ text: Substring) -> (key: String, value: Substring, after: Substring)? {
        guard let equals = text.firstIndex(of: "="), !text[..<equals].isEmpty else { return nil }
        let opened = text.index(after: equals)
        guard opened < text.endIndex, text[opened] == "\"" || text[opened] == "'" else { return nil }
        let begin = text.index(after: opened)
        guard let end = text[begin...].firstIndex(of: text[opened]) else { return nil }
        return (String(text[..<equals]), text[begin..<end], text[text.index(after: end)...])
    }
}
