import Foundation
import Members
import Pictures
import Storage
import Support
import Testing

@testable import Community

struct SeenPeopleTests {
    private func see(_ id: Member.ID, by asker: Member.ID, in village: Village) async throws -> SeenPerson? {
        try await SeenPeople(database: village.database, people: village.lookup, now: { village.now })
            .find(id, by: try village.member(asker))
    }

    @Test("a stranger sees who shows a profile, a buddy also who paused it", arguments: Backend.available)
    func visible(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let seen = try #require(try await self.see(ben, by: ana, in: village))
        #expect(seen.person.firstName == "Ben" && !seen.isBuddy && !seen.isSelf)
        try await village.show(ben) { $0.isVisible = false }
        #expect(try await self.see(ben, by: ana, in: village) == nil)
        try await village.befriend(ana, ben)
        #expect(try #require(try await self.see(ben, by: ana, in: village)).isBuddy)
    }

    @Test("who may not be met is as good as never there", arguments: Backend.available)
    func hidden(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let child = try await village.addShown("Cleo", age: 16)
        let blocker = try await village.addShown("Dan")
        let blocked = try await village.addShown("Eve")
        let suspended = try await village.addShown("Finn")
        let plain = try await village.add("Gus")
        let gone = try await village.addShown("Hal")
        try await village.block(blocker, ana)
        try await village.block(ana, blocked)
        try village.settle(suspended, "Finn", suspended: true)
        try await village.leave(gone)
        for id in [child, blocker, blocked, suspended, plain, gone, 9_999] {
            #expect(try await self.see(id, by: ana, in: village) == nil, "\(id)")
        }
        #expect(try await self.see(ana, by: child, in: village) == nil)
    }

    @Test("one sees oneself as others would, and a buddy without a profile by name", arguments: Backend.available)
    func oneself(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.add("Ben"))
        #expect(try await self.see(ana, by: ana, in: village)?.isSelf == true)
        #expect(try await self.see(ben, by: ben, in: village) == nil)
        try await village.befriend(ana, ben)
        let buddy = try #require(try await self.see(ben, by: ana, in: village))
        #expect(buddy.profile == nil && !buddy.shows(.weights))
    }

    @Test("a switch opens its one thing, and only to buddies", arguments: Backend.available)
    func switches(backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana")
        let ben = try await village.addShown("Ben") { $0.shares = [.weights, .photo] }
        let photo = try await PhotoStore(database: village.database, owner: ben).put(.init(large: [1], small: [1]))
        let strange = try #require(try await self.see(ben, by: ana, in: village))
        #expect(!strange.shows(.weights) && strange.photoVersion == photo)
        try await village.befriend(ana, ben)
        let buddy = try #require(try await self.see(ben, by: ana, in: village))
        #expect(buddy.shows(.weights) && !buddy.shows(.workouts) && !buddy.shows(.presence))
        try await village.show(ben) { $0.shares = [] }
        let closed = try #require(try await self.see(ben, by: ana, in: village))
        #expect(!closed.shows(.weights) && closed.photoVersion == nil)
    }

    @Test(
        "what a buddy doesn't share is never even asked for",
        arguments: [BuddyProfile.Shares(), .workouts, .presence]
    )
    func asked(shares: BuddyProfile.Shares) async throws {
        let village = try await Village(.sqlite)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben") { $0.shares = shares })
        try await village.befriend(ana, ben)
        let day = try village.member(ana).day(at: village.now)
        let details = PersonDetails(
            about: { _ in .init(quote: "Onwards", activities: [], gym: "") },
            trained: { _, days in
                #expect(shares == .workouts && days.upperBound == day)
                return [.init(title: "Legs", day: days.upperBound, seconds: 600)]
            },
            weights: { _, _ in
                Issue.record("asked for weights")
                return nil
            },
            gyms: { _, _ in
                #expect(shares == .presence)
                return ["Iron"]
            }
        )
        let who = try #require(try await self.see(ben, by: ana, in: village))
        let shown = try await ShownPerson(who, to: try village.member(ana), on: day, details, presence: nil)
        #expect(shown.about?.quote == "Onwards")
        #expect(shown.trained.map(\.title) == (shares == .workouts ? ["Legs"] : []))
        #expect(shown.gyms == (shares == .presence ? ["Iron"] : []))
    }

    @Test("in no-pressure mode nobody's weight is asked for")
    func noPressure() async throws {
        let village = try await Village(.sqlite)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben") { $0.shares = .weights })
        try await village.befriend(ana, ben)
        var asker = try village.member(ana)
        let day = asker.day(at: village.now)
        let details = PersonDetails(
            about: { _ in .init(quote: "", activities: [], gym: "") },
            trained: { _, _ in [] },
            weights: { _, days in .init(first: (days.lowerBound, 80), last: (days.upperBound, 78)) },
            course: { _ in KnownWeights(start: 82, target: 70) },
            gyms: { _, _ in [] }
        )
        let who = try #require(try await self.see(ben, by: ana, in: village))
        let shown = try await ShownPerson(who, to: asker, on: day, details, presence: nil)
        #expect(shown.weights?.last.kilograms == 78 && shown.course?.target == 70)
        asker.noPressure = true
        let quiet = try await ShownPerson(who, to: asker, on: day, details, presence: nil)
        #expect(quiet.weights == nil && quiet.course == nil)
    }
}
