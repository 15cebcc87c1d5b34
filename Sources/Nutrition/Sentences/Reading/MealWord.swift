/// A meal that a sentence names.
enum MealWord: String, Sendable, CaseIterable {
    case breakfast, brunch, lunch, dinner, supper, tea, snack

    private typealias Token = SentenceTokens.Token

    /// Takes the first meal out of a sentence, with the words that name it; further ones are taken out, too.
    static func take(from tokens: inout [SentenceTokens.Token]) -> MealWord? {
        var first: MealWord?
        var place = 0
        while place < tokens.count {
            guard let meal = tokens[place].word.flatMap(Self.init(said:)), let span = Self.span(place, tokens) else {
                place += 1
                continue
            }
            first = first ?? meal
            // What stands before and behind it are different foods.
            let isWithin = span.lowerBound > 0 && span.upperBound < tokens.count
            tokens.replaceSubrange(span, with: isWithin ? [.stop] : [])
            place = span.lowerBound
        }
        return first
    }

    private init?(said word: String) {
        let word = word.hasSuffix("s") ? String(word.dropLast()) : word == "lunche" ? "lunch" : word
        self.init(rawValue: word == "lunchtime" ? "lunch" : word == "dinnertime" ? "dinner" : word)
    }

    /// Returns the words that name the meal at a place; nil when it is a food there: "breakfast cereal", "a cup of
    /// tea".
    private static func span(_ place: Int, _ tokens: [Token]) -> Range<Int>? {
        var start = place
        while start > 0, let word = tokens[start - 1].word, self.before.contains(word) { start -= 1 }
        let isIntroduced = start > 0 && tokens[start - 1].word.map(self.introductions.contains) == true
        if isIntroduced { start -= 1 }
        var end = place + 1
        while end < tokens.count, let word = tokens[end].word, self.times.contains(word) { end += 1 }
        let next = end < tokens.count ? tokens[end] : nil
        let isMarked = next == .colon || next?.word.map(self.verbs.contains) == true
        let isAlone = next == nil || next == .comma || next == .stop
        if isMarked { end += 1 }
        let isFirst = start == 0 || tokens[start - 1] == .stop || tokens[start - 1] == .comma
        if isIntroduced, isMarked || isAlone || self.follows(next) { return start..<end }
        guard tokens[place] != .word("tea"), tokens[place] != .word("teas") || next == .colon else {
            return isFirst && next == .colon ? start..<end : nil
        }
        return isFirst && (isMarked || isAlone && start != 0 || isAlone && next != nil) ? start..<end : nil
    }

    /// Returns whether a new clause begins: "for breakfast I had", "for lunch two eggs".
    private static func follows(_ next: Token?) -> Bool {
        guard let next else { return true }
        if next.number != nil { return true }
        return next.word.map { self.clauses.contains($0) || SpokenNumber.words[$0] != nil } ?? false
    }

    private static let before: Set<String> = [
        "my", "a", "an", "the", "our", "late", "early", "quick", "light", "big", "afternoon", "morning", "evening",
        "mid",
        "second", "midnight", "today's",
    ]
    private static let introductions: Set<String> = ["for", "at", "as", "during"]
    private static let times: Set<String> = ["today", "yesterday", "tonight", "time", "meal"]
    private static let verbs: Set<String> = ["was", "is", "were", "included", "consisted"]
    private static let clauses: Set<String> = [
        "i", "i've", "we", "had", "ate", "there", "a", "an", "some", "half", "with", "and", "my", "just", "it", "then",
        "on",
        "today", "please",
    ]
}
