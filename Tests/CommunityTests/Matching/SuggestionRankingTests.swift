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
        return Candidate(
            person,
            .init(profile: profile, activeAt: created, createdAt: created, photoVersion: nil),
            free: nil
        )
    }

    @Test("a newcomer who fits nobody is shown among the first cards all the same", arguments: seeds)
    func newcomers(seed: UInt64) throws {
        let matches = try self.town(200, seed: seed, newcomers: 1)
        let cards = SuggestionRanking.cards(matches, answered: 0, saidYes: [], most: 12, at: Self.now)
        #expect(cards.contains { $0.them.id == 201 })
    }

    @Test("of many newcomers every one comes within a bounded number of cards", arguments: [1, 5, 12] as [Int64])
    func manyNewcomers(count: Int64) throws {
        let matches = try self.town(200, seed: 7, newcomers: count)
        let bound = SuggestionRanking.pace * Int(max(2 * count, count + 3))
        let cards = SuggestionRanking.cards(matches, answered: 0, saidYes: [], most: bound, at: Self.now)
        #expect(Set(cards.map(\.them.id)).isSuperset(of: 201...200 + count))
    }

    @Test("who said yes comes soon, but by no place of its own", arguments: [0, 1, 2, 50])
    func quietly(answered: Int) throws {
        var places: [Int] = []
        // As many as it takes to tell an even lot from an uneven one.
        for seed in UInt64(1)...40 {
            let matches = try self.town(60, seed: seed)
            let them = matches[Int(seed) % 60].them.id
            let cards = SuggestionRanking.cards(matches, answered: answered, saidYes: [them], most: 60, at: Self.now)
            places.append(try #require(cards.firstIndex { $0.them.id == them }))
        }
        // Four are drawn from: it is the first, second, third or fourth of them, none far more often than another.
        #expect(places.allSatisfy { $0 < 4 * SuggestionRanking.pace })
        for place in 0..<4 {
            let times = places.filter { $0 / SuggestionRanking.pace == place }.count
            #expect((3...20).contains(times), "\(places)")
        }
    }

    @Test("at least half of those drawn by lot are neither new nor said yes")
    func hidden() throws {
        let matches = try self.town(60, seed: 3)
        let yes = Set(matches.prefix(5).map(\.them.id))
        let cards = SuggestionRanking.cards(matches, answered: 0, saidYes: yes, most: 30, at: Self.now)
        let drawn = cards.enumerated().filter { ($0.offset + 1).isMultiple(of: SuggestionRanking.pace) }.map(
            \.element.them.id
        )
        #expect(drawn.count == 10)
        #expect(drawn.filter(yes.contains).count <= 5)
    }

    @Test("nobody left is no card")
    func nobody() {
        #expect(SuggestionRanking.cards([], answered: 3, saidYes: [1], most: 5, at: Self.now).isEmpty)
    }
}
