import Foundation
import Storage

/// Words as songs are searched and sorted by: without case and accents.
enum SearchWords {
    /// How many words of a question count.
    private static let most = 8

    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Returns what follows `LIKE` for each word, with `!` before what has a meaning there.
    ///
    /// The longest comes first, for fewest songs have it and the others are then asked of those alone. Only a word with such
    /// a sign says `ESCAPE`: with it SQLite compares letter by letter, and 50,000 songs take three times as long.
    static func patterns(_ text: String) -> [SQL] {
        Self.folded(text).split(whereSeparator: \.isWhitespace).prefix(Self.most).sorted { $0.count > $1.count }
            .map { word in
                guard word.contains(where: Self.hasMeaning) else { return "\("%\(word)%")" }
                let escaped = word.map { Self.hasMeaning($0) ? "!\($0)" : String($0) }.joined()
                return "\("%\(escaped)%") ESCAPE '!'"
            }
    }

    /// Whether the sign means something in a pattern; a backslash does in those of PostgreSQL that say no other.
    private static func hasMeaning(_ sign: Character) -> Bool { "!%_\\".contains(sign) }
}
