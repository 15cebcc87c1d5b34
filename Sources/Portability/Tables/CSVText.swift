import Storage

/// Lines of comma-separated values as RFC 4180 has them.
enum CSVText {
    static func line(_ fields: [String]) -> String {
        fields.map(self.field).joined(separator: ",") + "\r\n"
    }

    /// A value as people read it; nothing for null.
    static func text(_ value: SQLValue) -> String {
        switch value {
        case .null, .blob: ""
        case .integer(let number): String(number)
        case .real(let number): Int64(exactly: number).map(String.init) ?? String(number)
        case .text(let text): self.harmless(text)
        }
    }

    /// A spreadsheet takes what begins with these for a formula; a quote in front makes it text.
    ///
    /// OWASP, "CSV Injection".
    private static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func field(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
