import Web

/// Writes a mail's text as HTML: paragraphs and links, in colours for light and dark.
enum LetterPage {
    static func html(_ text: String) -> String {
        let paragraphs = text.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map { Self.linked($0) }
            return "<p style=\"margin:0 0 16px\">\(lines.joined(separator: "<br>"))</p>"
        }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark"></head>
            <body style="margin:0;padding:24px;font:17px/1.45 system-ui,sans-serif">
            <div style="max-width:560px;margin:0 auto">
            \(paragraphs.joined(separator: "\n"))
            </div></body></html>

            """
    }

    /// Makes links of web addresses; all other text is escaped.
    private static func linked(_ line: Substring) -> String {
        line.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let escaped = Self.escaped(word)
            guard word.hasPrefix("https://") || word.hasPrefix("http://") else { return escaped }
            return "<a href=\"\(escaped)\" style=\"color:#2466a8;word-break:break-all\">\(escaped)</a>"
        }.joined(separator: " ")
    }

    private static func escaped(_ word: Substring) -> String {
        var bytes: [UInt8] = []
        bytes.append(escaping: String(word))
        return String(decoding: bytes, as: UTF8.self)
    }
}
