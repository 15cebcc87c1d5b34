import Foundation
import Members
import Storage

/// Ranks suggestions: the best first, but every third drawn by lot.
///
/// The lot draws among newcomers, members who said yes already, and at least as many others, so that no newcomer waits
/// for ever and no card reveals a yes by its place. Wished-for genders still come first.
enum SuggestionRanking {
    /// Every how many cards one is drawn by lot.
    static let pace = 3
    /// The fewest others in the lot, so that a single newcomer or yes isn't alone in it.
    private static let fewestOthers = 3

    /// Returns the next cards for a member who has answered `answered` ones.
    static func cards(
        _ matches: [Match],
        answered: Int,
        saidYes: Set<Member.ID>,
        most: Int,
        at now: Date
    ) -> [Match] {
        var ranked = matches.sorted(by: Self.isBefore)
        var lots = Self.lots(among: ranked, saidYes: saidYes, at: now)
        var cards: [Match] = []
        var position = answered
        while cards.count < most, let first = ranked.first {
            position += 1
            let drawn = position.isMultiple(of: Self.pace) ? lots.first { $0.isWished == first.isWished } : nil
            let card = drawn ?? first
            cards.append(card)
            ranked.removeAll { $0.them.id == card.them.id }
            lots.removeAll { $0.them.id == card.them.id }
        }
        return cards
    }

    /// A total order: equal scores are ordered by lot.
    static func isBefore(_ one: Match, _ other: Match) -> Bool {
        if one.isWished != other.isWished { return one.isWished }
        if one.score != other.score { return one.score > other.score }
        return Self.isDrawnBefore(one, other)
    }

    private static func isDrawnBefore(_ one: Match, _ other: Match) -> Bool {
        (one.draw(.when), one.them.id) < (other.draw(.when), other.them.id)
    }

    private static func lots(among matches: [Match], saidYes: Set<Member.ID>, at now: Date) -> [Match] {
        let isCalled = { (match: Match) in saidYes.contains(match.them.id) || match.isNew(at: now) }
        let called = matches.filter(isCalled)
        // They are chosen by another number than the one that orders the lot; else they would all come before the
        // newcomers and those who said yes.
        let others = matches.filter { !isCalled($0) }
            .sorted { ($0.draw(.whether), $0.them.id) < ($1.draw(.whether), $1.them.id) }
            .prefix(max(called.count, Self.fewestOthers))
        return (called + others).sorted(by: Self.isDrawnBefore)
    }
}

extension Match {
    fileprivate func draw(_ question: StableRandom.Question) -> UInt64 {
        StableRandom.number(question, of: self.them.id, for: self.me.id)
    }

    fileprivate func isNew(at now: Date) -> Bool {
        now.milliseconds - self.them.createdAt < MatchPart.newFor
    }
}
