extension StringProtocol {
    /// The text as one line: without control characters, runs of white space made one space.
    package var singleSpaced: String {
        self.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .joined(separator: " ")
    }

    /// Returns the text as one line, cut at `longest` characters; nil when nothing is left.
    ///
    /// It reads no more than ten times as much.
    package func singleLine(longest: Int) -> String? {
        var line = self.prefix(10 * longest).singleSpaced.prefix(longest)
        if line.last == " " { line.removeLast() }
        return line.isEmpty ? nil : String(line)
    }
}
