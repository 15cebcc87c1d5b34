import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct EventInvitationTests {
    private func store(_ village: Village, _ owner: Member.ID) throws -> EventInvitationStore {
        EventInvitationStore(
            database: village.database,
            people: BuddyPeople(database: village.database, people: village.lookup),
            owner: try village.member(owner)
        )
    }

    @Test("a buddy is invited and told once; nobody else is, nor of another age", arguments: Backend.available)
    func invite(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        let (cleo, dan) = (try await village.addShown("Cleo"), try await village.addShown("Dan"))
        let eve = try await village.addShown("Eve")
        for id in [ben, dan, eve] { try await village.befriend(ana, id) }
        try await village.block(dan, ana)
        try village.settle(eve, "Eve", age: 17)
        let store = try self.store(village, ana)
        #expect(try await store.buddies(for: event, at: village.now).map(\.who.person.firstName) == ["Ben"])
        for _ in 0..<2 { #expect(try await store.invite(ben, to: event, at: village.now) == .sent) }
        for id in [cleo, dan, eve, ana] {
            #expect(try await store.invite(id, to: event, at: village.now) == .missing)
        }
        #expect(
            try await village.texts(to: ben).map { $0.hasPrefix("Ana would like you to come to “Run in the park”") }
                == [
                    true
                ]
        )
        #expect(try await store.buddies(for: event, at: village.now).map(\.isInvited) == [true])
        let inviters = try await self.store(village, ben).inviters(to: event, at: village.now)
        #expect(inviters.map(\.person.firstName) == ["Ana"])
        try await village.block(ben, ana)
        #expect(try await self.store(village, ben).inviters(to: event, at: village.now).isEmpty)
    }

    @Test("who joined and shows it needs no invitation, who hides it looks as before", arguments: Backend.available)
    func joined(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let ana = try await village.addShown("Ana")
        let seen = try await village.addShown("Seen") { $0.shares = .presence }
        let unseen = try await village.addShown("Unseen")
        for id in [seen, unseen] {
            try await village.befriend(ana, id)
            try await village.join(event, id)
        }
        let buddies = try await self.store(village, ana).buddies(for: event, at: village.now)
        #expect(buddies.map(\.who.person.firstName) == ["Unseen"])
    }

    @Test("fifty a day are enough, however many are sent at once", arguments: Backend.available)
    func bounded(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let event = try await village.event()
        let ana = try await village.addShown("Ana")
        var buddies: [Member.ID] = []
        for number in 0..<55 {
            buddies.append(try await village.addShown("B\(number)"))
            try await village.befriend(ana, buddies[number])
        }
        let store = try self.store(village, ana)
        let outcomes = try await Rush.of(buddies) { try await store.invite($0, to: event, at: village.now) }
        #expect(outcomes.count { $0 == .sent } == EventInvitationStore.mostADay)
        #expect(outcomes.count { $0 == .tooMany } == 5)
        village.wait(86_400)
        let next = try #require(zip(buddies, outcomes).first { $0.1 == .tooMany }?.0 ?? buddies.last)
        #expect(try await store.invite(next, to: event, at: village.now) == .sent)
    }
}
