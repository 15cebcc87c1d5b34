import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Community

struct SuggestionTests {
    private func names(_ village: Village, for owner: Member.ID, most: Int = 50) async throws -> [String]? {
        let suggestions = Suggestions(database: village.database, people: village.lookup, freeTimes: { _ in [:] })
        guard case .cards(let cards) = try await suggestions.next(most, for: owner, at: village.now) else { return nil }
        return cards.map(\.them.person.firstName)
    }

    private func answer(_ village: Village, _ owner: Member.ID, _ to: Member.ID, _ says: String) async throws {
        try await village.database.write { db in
            try db.execute(
                """
                INSERT INTO buddy_answer (owner_id, to_id, says, is_open, asked_at, at)
                VALUES (\(owner), \(to), \(says), 0, \(nil as Int64?), 0)
                """
            )
        }
    }

    @Test(
        "suggests nobody blocked on either side, answered, a buddy, of another age, suspended, paused or gone",
        arguments: Backend.available
    )
    func never(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        _ = try await village.addShown("Ben")
        let (blocked, blocker) = (try await village.addShown("Blocked"), try await village.addShown("Blocker"))
        try await village.block(ana, blocked)
        try await village.block(blocker, ana)
        try await self.answer(village, ana, try await village.addShown("Passed"), "no")
        try await self.answer(village, ana, try await village.addShown("Liked"), "yes")
        try await village.befriend(ana, try await village.addShown("Buddy"))
        _ = try await village.addShown("Minor", age: 17)
        let suspended = try await village.addShown("Suspended")
        try village.settle(suspended, "Suspended", suspended: true)
        let unconfirmed = try await village.addShown("Unconfirmed")
        try village.settle(unconfirmed, "Unconfirmed", confirmed: false)
        _ = try await village.addShown("Paused") { $0.isVisible = false }
        _ = try await village.add("Shy")
        // Before the account tells that somebody is gone, the profile is there for a moment.
        let gone = try await village.addShown("Gone")
        try await village.leave(gone)
        #expect(try await self.names(village, for: ana) == ["Ben"])
        try await self.answer(village, blocked, ana, "yes")
        #expect(try await self.names(village, for: ana) == ["Ben"])
    }

    @Test(
        "minors see each other and no adult, and who grew up meanwhile is among the adults",
        arguments: Backend.available
    )
    func minors(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana", age: 16)
        let ben = try await village.addShown("Ben", age: 17)
        let cleo = try await village.addShown("Cleo", age: 40)
        #expect(try await self.names(village, for: ana) == ["Ben"])
        #expect(try await self.names(village, for: cleo) == [])
        // Ben's 18th birthday is on 15 January.
        village.wait(200 * 86_400)
        #expect(try await self.names(village, for: ana) == [])
        try await ProfileStore(database: village.database, owner: ben).touch(at: village.now)
        #expect(try await self.names(village, for: cleo) == ["Ben"])
        #expect(try await self.names(village, for: ben) == ["Cleo"])
        #expect(try await self.names(village, for: ana) == [])
    }

    @Test("three members find each other, with places or without", arguments: Backend.available)
    func three(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.place = CoarsePlace(near: 55.676, 12.568) }
        let ben = try await village.addShown("Ben", gender: .male)
        let cleo = try await village.addShown("Cleo") { $0.place = CoarsePlace(near: -33.9, 151.2) }
        for (one, others) in [(ana, ["Ben", "Cleo"]), (ben, ["Ana", "Cleo"]), (cleo, ["Ana", "Ben"])] {
            #expect(try await self.names(village, for: one)?.sorted() == others)
        }
    }

    @Test("who wished for another gender is not there, whom I didn't wish for comes last", arguments: Backend.available)
    func gender(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.wishedGender = .female }
        let ben = try await village.addShown("Ben", gender: .male)
        _ = try await village.addShown("Cleo") { $0.goals = [] }
        _ = try await village.addShown("Dora") { $0.wishedGender = .male }
        #expect(try await self.names(village, for: ana) == ["Cleo", "Ben"])
        #expect(try await self.names(village, for: ben)?.sorted() == ["Cleo", "Dora"])
        // Ana's yes lets Ben see her in spite of what she wished for.
        try await self.answer(village, ana, ben, "yes")
        #expect(try await self.names(village, for: ben)?.sorted() == ["Ana", "Cleo", "Dora"])
    }

    @Test("hours planned in the calendar of free time count", arguments: Backend.available)
    func freeTimes(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let ben = try await village.addShown("Ben") { $0.times = [] }
        let suggestions = Suggestions(
            database: village.database,
            people: village.lookup,
            freeTimes: { _ in [ben: WeekTimes(.tuesday, .evening)] }
        )
        guard case .cards(let cards) = try await suggestions.next(for: ana, at: village.now) else {
            Issue.record("Ben fits.")
            return
        }
        #expect(cards.first?.reasons(in: .metric).contains("Both free on Tuesday evenings") == true)
    }

    @Test("who has no profile, or paused it, is told so", arguments: Backend.available)
    func withoutProfile(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.add("Ana")
        _ = try await village.addShown("Ben")
        let suggestions = Suggestions(database: village.database, people: village.lookup, freeTimes: { _ in [:] })
        guard case .noProfile = try await suggestions.next(for: ana, at: village.now) else {
            Issue.record("Ana has no profile.")
            return
        }
        try await village.show(ana) { $0.isVisible = false }
        guard case .paused = try await suggestions.next(for: ana, at: village.now) else {
            Issue.record("Ana paused.")
            return
        }
        #expect(try await suggestions.match(of: ana, with: ana, at: village.now) == nil)
    }

    @Test("isolation: what Ben answered changes nothing for Ana", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let ben = try await village.addShown("Ben")
        let cleo = try await village.addShown("Cleo")
        let before = try await self.names(village, for: ana)
        try await self.answer(village, ben, cleo, "no")
        try await self.answer(village, ben, ana, "no")
        #expect(try await self.names(village, for: ana) == before)
        #expect(try await self.names(village, for: ben) == [])
    }
}
