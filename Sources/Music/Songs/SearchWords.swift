import Foundation

/// Words as songs are searched and sorted by: without case and accents.
enum SearchWords {
    /// How many words of a question count.
    private static let most = 8

    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }

    /// Returns the pattern of `LIKE` for each word, with `!` before what has a meaning there.
    ///
    /// The longest comes first, for fewest songs have it and the others are then asked of those alone.
    static func patterns(_ text: String) -> [String] {
        Self.folded(text).split(whereSeparator: \.isWhitespace).prefix(Self.most).sorted { $0.count > $1.count }
            .map { word in "%" + word.map { "!%_".contains($0) ? "!\($0)" : String($0) }.joined() + "%" }
    }
}
