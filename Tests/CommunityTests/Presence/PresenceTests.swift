import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

struct PresenceTests {
    private static let gym = TrainingPlace(id: "osm-node-1", name: "Nordhavn Gym", address: "Orient Plads 1")
    private static let pool = TrainingPlace(id: "osm-node-2", name: "The pool", address: "")

    /// Counts each visit as a job, which no test runs.
    private static let places = TrainingPlaces(
        find: { id in [Self.gym, Self.pool].first { $0.id == id } },
        visit: { owner, gym, _, db in
            try db.execute("INSERT INTO job (kind, payload, due_at) VALUES ('visit', \("\(owner) \(gym)"), 0)")
        },
        takeBack: { _, _, _, _ in }
    )

    private func enter(_ village: Village, _ owner: Member.ID, _ place: TrainingPlace = Self.gym) async throws {
        try await PresenceStore(database: village.database, owner: owner)
            .begin(at: place, Self.places, at: village.now)
    }

    private func seen(_ village: Village, by owner: Member.ID, at gym: String = Self.gym.id) async throws -> [String] {
        try await PresentPeople(database: village.database, people: village.lookup)
            .at(gym, for: try village.member(owner), at: village.now).map(\.who.person.firstName)
    }

    private func out(_ village: Village, of owner: Member.ID) async throws -> [String] {
        try await PresentPeople(database: village.database, people: village.lookup)
            .buddies(of: try village.member(owner), at: village.now).map(\.who.person.firstName)
    }

    @Test("who checks in is there until they check out, three hours at most", arguments: Backend.available)
    func time(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (
            try await village.addShown("Ana"), try await village.addShown("Ben") { $0.shares = .presence }
        )
        try await self.enter(village, ben)
        #expect(try await self.seen(village, by: ana) == ["Ben"])
        village.wait(3 * 3_600 - 1)
        #expect(try await self.seen(village, by: ana) == ["Ben"])
        village.wait(1)
        #expect(try await self.seen(village, by: ana).isEmpty)
        let store = PresenceStore(database: village.database, owner: ben)
        #expect(try await !store.end(at: Self.gym.id, Self.places, at: village.now))
        try await self.enter(village, ben)
        try await self.enter(village, ben, Self.pool)
        #expect(try await self.seen(village, by: ana).isEmpty, "One is in one place.")
        #expect(try await self.seen(village, by: ana, at: Self.pool.id) == ["Ben"])
        #expect(try await !store.end(at: Self.gym.id, Self.places, at: village.now))
        #expect(try await store.end(at: Self.pool.id, Self.places, at: village.now))
        #expect(try await store.current(at: village.now) == nil)
        let visits = try await village.database.rows("SELECT payload FROM job WHERE kind = 'visit' ORDER BY id") {
            try $0.text(0)
        }
        #expect(visits == ["\(ben) osm-node-1", "\(ben) osm-node-1", "\(ben) osm-node-2"])
        try await self.enter(village, ben)
        village.wait(4 * 3_600)
        try await PresenceStore.purge(before: village.now, in: village.database)
        let left = try await village.database.rows("SELECT owner_id FROM presence") { try $0.integer(0) }
        #expect(left.isEmpty)
    }

    @Test(
        "it is listed for those who show it and may be met, and for buddies although they rest",
        arguments: Backend.available
    )
    func listed(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ana = try await village.addShown("Ana") { $0.shares = .presence }
        var ids: [String: Member.ID] = [:]
        for name in ["Open", "Blocked", "Blocking", "Suspended", "Leaving"] {
            ids[name] = try await village.addShown(name) { $0.shares = .presence }
        }
        ids["Teen"] = try await village.addShown("Teen", age: 16) { $0.shares = .presence }
        ids["Silent"] = try await village.addShown("Silent")
        for name in ["Resting", "Hidden"] {
            ids[name] = try await village.addShown(name) {
                $0.shares = .presence
                $0.isVisible = false
            }
        }
        let (open, resting, blocked) = (
            try #require(ids["Open"]), try #require(ids["Resting"]), try #require(ids["Blocked"])
        )
        for id in [resting, blocked] { try await village.befriend(ana, id) }
        try await village.block(ana, blocked)
        try await village.block(try #require(ids["Blocking"]), ana)
        let leaving = try #require(ids["Leaving"])
        try await village.database.write { try Absence.begin(of: leaving, in: $0) }
        try village.settle(try #require(ids["Suspended"]), "Suspended", suspended: true)
        for id in Array(ids.values) + [ana] { try await self.enter(village, id) }
        #expect(try await self.seen(village, by: ana) == ["Resting", "Open"])
        #expect(try await self.out(village, of: ana) == ["Resting"])
        #expect(try await self.seen(village, by: open).contains("Ana"))
        for name in ["Blocked", "Blocking", "Teen", "Leaving", "Suspended"] {
            #expect(try await !self.seen(village, by: try #require(ids[name])).contains("Ana"), "\(name)")
        }
    }

    @Test("buddies are told once a day of each place, while it is so and shown", arguments: Backend.available)
    func told(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ben = try await village.addShown("Ben") { $0.shares = .presence }
        let (ana, silent) = (try await village.addShown("Ana"), try await village.addShown("Silent"))
        for id in [ben, silent] { try await village.befriend(ana, id) }
        for _ in 0..<3 { try await self.enter(village, ben) }
        try await self.enter(village, silent)
        try await village.tellNews()
        #expect(try await village.texts(to: ana) == ["Ben is at Nordhavn Gym now."])
        try await self.enter(village, ben, Self.pool)
        _ = try await PresenceStore(database: village.database, owner: ben).end(
            at: Self.pool.id,
            Self.places,
            at: village.now
        )
        try await village.tellNews()
        #expect(try await village.texts(to: ana).count == 1, "Who is gone again isn't told of.")
        village.wait(86_400)
        try await self.enter(village, ben)
        try await village.tellNews()
        #expect(try await village.texts(to: ana).count == 2)
    }

    @Test("an account that goes takes where it was along", arguments: Backend.available)
    func deleted(_ backend: Backend) async throws {
        let village = try await Village(backend)
        let ben = try await village.addShown("Ben") { $0.shares = .presence }
        let event = try await village.event()
        try await village.join(event, ben)
        try await self.enter(village, ben)
        try await village.leave(ben)
        for table in ["presence", "event_attendance", "event_invitation"] as [SQL] {
            let rows = try await village.database.rows("SELECT owner_id FROM \(table)") { try $0.integer(0) }
            #expect(rows.isEmpty)
        }
    }
}
