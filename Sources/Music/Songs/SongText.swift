import Members

/// Tells songs in words.
enum SongText {
    /// Returns "128", or "127.5".
    static func digits(_ number: Double) -> String { Numerals.text(number, decimals: 1) }

    /// Returns "128 bpm" that stays in one line.
    static func tempo(_ beatsPerMinute: Double) -> String { "\(Numerals.text(beatsPerMinute))\u{A0}bpm" }

    /// Stands between what is told of a song; no line begins or ends with it.
    static let dot = "\u{A0}·\u{A0}"

    /// Returns "3:05", or nothing for no length.
    static func length(_ milliseconds: Int) -> String {
        guard milliseconds > 0 else { return "" }
        let seconds = (milliseconds + 500) / 1_000
        return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    }
}
