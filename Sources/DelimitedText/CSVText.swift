/// Records of comma-separated values as RFC 4180 has them.
package enum CSVText {
    /// Returns a record with its line break; fields are quoted where they must be.
    package static func record(_ fields: [String]) -> String {
        fields.map(self.field).joined(separator: ",") + "\r\n"
    }

    /// Returns a text of somebody's own as a spreadsheet may have it.
    ///
    /// It takes what begins with these for a formula; a quote in front makes it text. OWASP, "CSV Injection".
    package static func harmless(_ text: String) -> String {
        guard let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) else { return text }
        return "'" + text
    }

    private static func field(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
