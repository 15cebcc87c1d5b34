/// A text of a template and the tag that follows it.
///
/// The last token of a template has no tag.
struct TemplateToken {
    let text: [UInt8]
    let tag: Tag?
    /// The line on which the tag ends; without a tag, that of the tag before.
    let line: Int

    /// The contents of a tag, possibly of several lines: its kind and its text.
    ///
    /// The kind of a plain value is a space.
    struct Tag {
        let kind: Character
        let text: String
        /// The name of a value or of a section; nil for one that is malformed, and for other tags.
        let name: Template.Name?

        init(_ inside: ArraySlice<UInt8>) {
            let whole = String(decoding: inside, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\n" })
                .joined(separator: " ")
            let mark = whole.first.flatMap { "#^$</>@".contains($0) ? $0 : nil }
            self.kind = mark ?? " "
            self.text = String(whole.dropFirst(mark == nil ? 0 : 1).drop { $0 == " " })
            self.name = " #^".contains(self.kind) ? Template.Name(self.text) : nil
        }
    }

    /// Splits a template into its tokens.
    ///
    /// A layout is read once for all its pages.
    static func tokens(of source: [UInt8], named name: String) throws(TemplateFault) -> [TemplateToken] {
        var tokens: [TemplateToken] = []
        var (line, rest) = (1, source[...])
        while !rest.isEmpty {
            guard let text = Self.take(until: UInt8(ascii: "{"), from: &rest, line: &line) else {
                tokens.append(TemplateToken(text: Array(rest), tag: nil, line: line))
                break
            }
            guard let inside = Self.take(until: UInt8(ascii: "}"), from: &rest, line: &line) else {
                throw TemplateFault(template: name, line: line, problem: "a tag without an end")
            }
            tokens.append(TemplateToken(text: Array(text), tag: Tag(inside), line: line))
        }
        return tokens
    }

    /// Returns the text before the next pair of `brace` and skips the pair; nil when there is none.
    private static func take(
        until brace: UInt8,
        from rest: inout ArraySlice<UInt8>,
        line: inout Int
    ) -> ArraySlice<UInt8>? {
        var end = rest.startIndex
        while end + 1 < rest.endIndex {
            if rest[end] == brace && rest[end + 1] == brace {
                let taken = rest[..<end]
                line += taken.count { $0 == 0x0A }
                rest = rest[(end + 2)...]
                return taken
            }
            end += 1
        }
        return nil
    }
}
