import DelimitedText

/// The rules by which a source's name becomes a plain one, read from a table.
///
/// A line has a kind and its columns: `start` (a beginning of a whole name and what stands for it), `shelf` (a first part that
/// says no food), `part` and `group` (a whole part and what it says plainly, anywhere or in one group of foods), `word` (the
/// same within a part), `head` (a first part, its noun, how it joins the kind that follows, and what is left out between),
/// `solo` (kinds that need no noun), `cook`, `state` and `opening` (parts that say no kind: ways of cooking, others, and first
/// words of others), `joined` (pieces that follow a cut without a comma), `one` (the singular of a first part), `many`
/// (beginnings of parts with which it stays a plural), `implied` (a part that goes when another begins so), `soft`, `short`,
/// `tail` and `beef` (what goes, or is put shorter, in too long a name), `keep` (words that stay in capitals), `proper` (words
/// that stay with one) and `meat` (parts that make one mixture).
struct PlainNameRules: Sendable {
    private(set) var starts: [(source: String, plain: String)] = []
    private(set) var parts: [String: String] = [:]
    private(set) var partsOfGroup: [String: [String: String]] = [:]
    private(set) var words: [PlainNamePhrase] = []
    private(set) var heads: [String: PlainNameHead] = [:]
    private(set) var singulars: [String: String] = [:]
    private(set) var implied: [(part: String, by: String)] = []
    private(set) var soft: [String] = []
    private(set) var short: [PlainNamePhrase] = []
    /// The kinds that are only lists of words.
    private var lists: [String: Set<String>] = [:]

    init(_ table: String) {
        for row in TabbedTable(table).rows {
            let columns = row + [String](repeating: "", count: max(0, 5 - row.count))
            self.add(columns[0], columns[1], columns[2], columns[3], columns[4])
        }
    }

    private mutating func add(_ kind: String, _ key: String, _ plain: String, _ third: String, _ fourth: String) {
        switch kind {
        case "start": self.starts.append((key, plain))
        case "part": self.parts[key] = plain
        case "group": self.partsOfGroup[third, default: [:]][key] = plain
        case "word": self.words.append(PlainNamePhrase(key, plain))
        case "head": self.heads[key] = PlainNameHead(noun: plain, joining: third, leavingOut: fourth)
        case "one": self.singulars[key] = plain
        case "implied": self.implied.append((key, plain))
        case "soft": self.soft.append(key)
        case "short": self.short.append(PlainNamePhrase(key, plain))
        default: self.lists[kind, default: []].insert(key)
        }
    }

    func has(_ word: String, in list: String) -> Bool { self.lists[list]?.contains(word) ?? false }

    func beginsMany(_ part: String) -> Bool { self.lists["many"]?.contains { part.hasPrefix($0) } ?? false }

    func beginsBeef(_ head: String) -> Bool { self.lists["beef"]?.contains { head.contains($0) } ?? false }

    /// Returns the plain name of a source's name.
    func name(of source: String, group: String) -> String {
        var name = source
        if let start = self.starts.first(where: { source.hasPrefix($0.source) }) {
            name = start.plain + source.dropFirst(start.source.count)
        }
        var parts = PlainNameText.parts(name)
        while parts.count > 1, self.has(PlainNameText.withoutBrackets(parts[0]).lowercased(), in: "shelf") {
            parts.removeFirst()
        }
        guard var plain = PlainNameParts(self.said(parts, group), self) else { return source }
        plain.join()
        plain.leaveOutImplied()
        return PlainNameText.capitalised(plain.text)
    }

    /// Returns what the parts say plainly, each once; those that say nothing are left out.
    private func said(_ parts: [String], _ group: String) -> [String] {
        var said: [String] = []
        for (place, part) in parts.enumerated() {
            let plain = place == 0 ? self.first(part) : self.plain(part, group)
            for piece in PlainNameText.pieces(plain).map({ PlainNameText.trimmed($0) }) where !piece.isEmpty {
                if !said.contains(where: { $0.lowercased() == piece.lowercased() }) { said.append(piece) }
            }
        }
        return said
    }

    private func first(_ part: String) -> String {
        let bare = PlainNameText.withoutBrackets(part)
        let text = bare.isEmpty ? part.filter { $0 != "(" && $0 != ")" } : bare
        return self.calm(PlainNamePhrase.replacing(self.words, in: text))
    }

    private func plain(_ part: String, _ group: String) -> String {
        let whole = part.lowercased()
        if let plain = self.partsOfGroup[group]?[whole] ?? self.parts[whole] { return plain }
        let bare = PlainNameText.withoutBrackets(part)
        if let plain = self.parts[bare.lowercased()] { return plain }
        var text = PlainNamePhrase.replacing(self.words, in: bare)
        // The second half of "85% lean / 15% fat" says both.
        if text.contains("% lean"), let slash = text.firstIndex(of: "/") {
            text = PlainNameText.trimmed(text[text.index(after: slash)...].prefix { $0 != "/" })
        }
        return PlainNameText.trimmed(self.calm(text), of: " .,")
    }

    /// Puts words in capitals as names are written.
    private func calm(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace)
            .map { word in
                let bare = PlainNameText.trimmed(word.lowercased(), of: ".,;:!'")
                return self.has(bare, in: "keep") ? String(word) : PlainNameText.calmed(String(word))
            }
            .joined(separator: " ")
    }
}
