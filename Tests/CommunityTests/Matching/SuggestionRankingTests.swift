import Foundation
import HealthMath
import Storage
import Testing

@testable import Community

struct SuggestionRankingTests {
    private static let now = SeededPeople.now

    /// Many who have been here for long, all of whom fit better than the last one.
    private func town(_ count: Int64, seed: UInt64, newcomers: Int64 = 0) throws -> [Match] {
        var people = SeededPeople(seed: seed)
        var profile = BuddyProfile()
        profile.goals = [.strength]
        profile.times = .everything
        let me = try Self.candidate(10_000 + Int64(seed), profile, age: 1_000, &people)
        return try (1...count + newcomers).map { id in
            var theirs = id > count ? BuddyProfile() : profile
            theirs.years = .long
            let them = try Self.candidate(id, theirs, age: id > count ? 1 : 100, &people)
            return try #require(Match(me, them, at: Self.now))
        }
    }

    private static func candidate(
        _ id: Int64,
        _ profile: BuddyProfile,
        active ago: Int64? = nil,
        age days: Int64,
        _ people: inout SeededPeople
    ) throws -> Candidate {
        let any = try people.one(id).person
        let person = Person(
            id: id,
            firstName: any.firstName,
            screenName: any.screenName,
            birthday: try #require(.init(year: 1990, month: 1, day: 1)),
            gender: any.gender,
            timeZone: .gmt,
            isSuspended: false,
            isConfirmed: true
        )
        let created = Self.now.milliseconds - days * 86_400_000
        let active = Self.now.milliseconds - (ago ?? days) * 86_400_000
        return Candidate(
            person,
            .init(profile: profile, activeAt: active, createdAt: created, photoVersion: nil),
            free: nil
        )
    }

    @Test("cards fall in score, the wished-for gender first", arguments: seeds)
    func falling(seed: UInt64) throws {
        let matches = try self.town(60, seed: seed, newcomers: 5)
        let cards = SuggestionRanking.cards(matches, most: 100)
        #expect(cards.count == matches.count)
        for (one, next) in zip(cards, cards.dropFirst()) where one.isWished == next.isWished {
            #expect(one.score >= next.score)
        }
    }

    @Test("of two who fit as well, the newcomer comes first")
    func newcomers() throws {
        var people = SeededPeople(seed: 5)
        var profile = BuddyProfile()
        profile.goals = [.strength]
        let me = try Self.candidate(1, profile, age: 1_000, &people)
        let old = try Self.candidate(2, profile, active: 1, age: 100, &people)
        let new = try Self.candidate(3, profile, active: 1, age: 1, &people)
        let matches = try [old, new].map { try #require(Match(me, $0, at: Self.now)) }
        #expect(SuggestionRanking.cards(matches, most: 2).map(\.them.id) == [3, 2])
    }

    @Test("as many as were asked for, and nobody left is no card")
    func most() throws {
        let matches = try self.town(10, seed: 3)
        #expect(SuggestionRanking.cards(matches, most: 4).count == 4)
        #expect(SuggestionRanking.cards([], most: 5).isEmpty)
    }
}
