import Foundation

/// Ranks suggestions: wished-for genders first, then by falling score.
///
/// Newcomers are helped by the score itself (`MatchPart.newness`), and a yes that somebody said already changes no
/// place, so that no card reveals it.
enum SuggestionRanking {
    /// Returns the first cards.
    static func cards(_ matches: [Match], most: Int) -> [Match] {
        Array(matches.sorted(by: Self.isBefore).prefix(most))
    }

    /// Orders matches totally; equal scores by a random number that is the same for the same two every time.
    static func isBefore(_ one: Match, _ other: Match) -> Bool {
        if one.isWished != other.isWished { return one.isWished }
        if one.score != other.score { return one.score > other.score }
        return (one.tieBreak, one.them.id) < (other.tieBreak, other.them.id)
    }
}

extension Match {
    fileprivate var tieBreak: UInt64 { StableRandom.number(of: self.them.id, for: self.me.id) }
}
