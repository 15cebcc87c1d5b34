import Foundation
import Members
import Storage

/// Ranks those who fit for whom they are shown to: the best first, and every third by lot.
///
/// The lot is drawn among newcomers, those who already said yes, and at least as many others, so that nobody new waits
/// for ever and no card tells by its place that a yes stands behind it. Gender wished for comes first even so.
enum SuggestionRanking {
    /// Cards between two drawn by lot.
    static let pace = 3
    /// The fewest others in the lot, so that one newcomer or one yes isn't alone in it.
    private static let fewestOthers = 3

    /// The next cards for a member who has answered so many.
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

    /// A total order: two who fit alike are told apart by lot.
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
        // Chosen by another lot than the one that orders them; else the others would all come before those called.
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
