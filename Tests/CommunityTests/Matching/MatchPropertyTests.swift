import HealthMath
import Testing

@testable import Community

/// What holds for whoever meets whomever.
struct MatchPropertyTests {
    private static let now = SeededPeople.now

    /// Everybody with everybody, themselves among it.
    private func pairs(seed: UInt64) throws -> [(me: Candidate, them: Candidate)] {
        var people = SeededPeople(seed: seed)
        let all = try people.some(16)
        return all.flatMap { me in all.map { (me, $0) } }
    }

    @Test("two fit only who may meet, never with themselves and never adults with minors", arguments: seeds)
    func meeting(seed: UInt64) throws {
        let wrong = try self.pairs(seed: seed).filter { me, them in
            guard Match(me, them, at: Self.now, saidYes: true) != nil else { return false }
            let day = me.person.day(at: Self.now)
            return me.id == them.id || (me.person.age(on: day) >= 18) != (them.person.age(on: day) >= 18)
                || [me, them].contains { $0.person.isSuspended || !$0.person.isConfirmed }
        }
        #expect(wrong.isEmpty)
    }

    @Test("what is mutual is the same from either side, and every part within its bounds", arguments: seeds)
    func symmetry(seed: UInt64) throws {
        let most = MatchPart.allCases.reduce(0) { $0 + $1.most }
        let wrong = try self.pairs(seed: seed).filter { me, them in
            let there = Match(me, them, at: Self.now, saidYes: true)
            let back = Match(them, me, at: Self.now, saidYes: true)
            guard let there, let back else { return there != nil || back != nil }
            return there.score > most
                || MatchPart.allCases.contains { part in
                    !(0...part.most).contains(there[part]) || part.isMutual && there[part] != back[part]
                }
        }
        #expect(wrong.isEmpty)
    }

    @Test("who wishes for another gender is not shown, unless they said yes", arguments: seeds)
    func theirWish(seed: UInt64) throws {
        let wrong = try self.pairs(seed: seed).filter { me, them in
            let may = me.person.mayMeet(them.person, on: me.person.day(at: Self.now))
            let isWelcome = them.profile.wishedGender.includes(me.person.gender)
            return (Match(me, them, at: Self.now) != nil) != (may && isWelcome)
                || (Match(me, them, at: Self.now, saidYes: true) != nil) != may
        }
        #expect(wrong.isEmpty)
    }

    @Test("the order is total and stable, and the gender wished for comes first", arguments: seeds)
    func order(seed: UInt64) throws {
        var people = SeededPeople(seed: seed)
        let me = try people.one(1_000)
        let matches = try people.some(40).compactMap { Match(me, $0, at: Self.now, saidYes: true) }
        let unordered = matches.contains { one in
            matches.contains {
                SuggestionRanking.isBefore(one, $0) == SuggestionRanking.isBefore($0, one) && one.them.id != $0.them.id
            }
        }
        #expect(!unordered)
        let cards = SuggestionRanking.cards(matches, most: 100)
        let shuffled = matches.shuffled(using: &people.random)
        #expect(SuggestionRanking.cards(shuffled, most: 100) == cards)
        #expect(cards.map(\.them.id).sorted() == matches.map(\.them.id).sorted())
        let wished = cards.map(\.isWished)
        #expect(wished == wished.filter { $0 } + wished.filter { !$0 })
        #expect(cards.first == matches.min(by: SuggestionRanking.isBefore))
    }

    @Test("the next card is there again when its answer is taken back", arguments: seeds)
    func steady(seed: UInt64) throws {
        var people = SeededPeople(seed: seed)
        let me = try people.one(1_000)
        let matches = try people.some(40).compactMap { Match(me, $0, at: Self.now, saidYes: true) }
        let card = SuggestionRanking.cards(matches, most: 1).first
        let left = matches.filter { $0.them.id != card?.them.id }
        let next = SuggestionRanking.cards(left, most: 1).first
        #expect(next == nil || next != card)
        #expect(SuggestionRanking.cards(left + [card].compactMap(\.self), most: 1).first == card)
    }
}

extension MatchPart {
    /// Whether the part is the same from either side.
    fileprivate var isMutual: Bool { self != .activity && self != .newness }
}
