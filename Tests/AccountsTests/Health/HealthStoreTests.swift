import Foundation
import HealthMath
import Members
import Storage
import Support
import Testing

@testable import Accounts

struct HealthStoreTests {
    private let seal: Seal

    init() throws {
        self.seal = Seal(key: try SealingKey(base64: Data(repeating: 7, count: 32).base64EncodedString()))
    }

    private static var facts: HealthFacts {
        var facts = HealthFacts()
        facts.injuries = [Injury(area: .lowerBack, kind: .surgery), Injury(area: .knee, kind: .recent)]
        facts.conditions = [.asthma]
        facts.limitations = [.jumping]
        facts.note = "No ladders,\nplease"
        facts.diet = [.vegan, .noNuts]
        facts.cycle = .pregnant(since: nil)
        facts.mindsCycle = false
        facts.location = "Graz"
        facts.agreed = ["heart": .first]
        facts.sore = SoreDay(day: .first, injuries: [Injury(area: .hip, kind: .lasting)])
        return facts
    }

    private func keep(_ facts: HealthFacts, of owner: Member.ID, in database: any Database) async throws {
        try await database.write { [seal] db in
            try HealthStore.keep(HealthDetail.allCases, of: facts, owner: owner, seal: seal, in: db)
        }
    }

    @Test("what was told is read back", arguments: Backend.available)
    func roundTrip(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let owner = try await fixture.add("ana").id
        let store = HealthStore(database: fixture.database, seal: self.seal, owner: owner)
        #expect(try await store.facts() == HealthFacts())
        try await self.keep(Self.facts, of: owner, in: fixture.database)
        #expect(try await store.facts() == Self.facts)
    }

    @Test("a doctor's word is told for one rule, taken back, and its member's alone", arguments: Backend.available)
    func agreed(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("ana").id, try await fixture.add("ben").id)
        let anas = HealthStore(database: fixture.database, seal: self.seal, owner: ana)
        let bens = HealthStore(database: fixture.database, seal: self.seal, owner: ben)
        try await self.keep(Self.facts, of: ana, in: fixture.database)
        try await anas.agree(beyond: "asthma", on: .first.adding(days: 1))
        #expect(try await anas.facts().agreed == ["heart": .first, "asthma": .first.adding(days: 1)])
        #expect(try await anas.facts().conditions == Self.facts.conditions)
        try await bens.agree(beyond: "heart", on: nil)
        #expect(try await bens.facts() == HealthFacts())
        for rule in ["asthma", "heart"] { try await anas.agree(beyond: rule, on: nil) }
        #expect(try await anas.facts().agreed.isEmpty)
    }

    @Test("what hurts today stays when that is said, and says when there was nothing", arguments: Backend.available)
    func stays(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("ana").id, try await fixture.add("ben").id)
        let store = HealthStore(database: fixture.database, seal: self.seal, owner: ana)
        let hip = Injury(area: .hip, kind: .recent)
        #expect(try await !store.keepForGood(since: .first))
        try await store.keep(SoreDay(day: .first, injuries: [hip]))
        #expect(try await !store.keepForGood(since: .first.adding(days: 1)))
        #expect(
            try await !HealthStore(database: fixture.database, seal: self.seal, owner: ben).keepForGood(since: .first)
        )
        #expect(try await store.facts().injuries.isEmpty)
        #expect(try await store.keepForGood(since: .first))
        let facts = try await store.facts()
        #expect(facts.injuries == [hip] && facts.sore == nil)
        #expect(try await !store.keepForGood(since: .first))
    }

    @Test("what hurts today is over until that is taken back, and only for its member", arguments: Backend.available)
    func over(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let (ana, ben) = (try await fixture.add("ana").id, try await fixture.add("ben").id)
        let store = HealthStore(database: fixture.database, seal: self.seal, owner: ana)
        let hip = Injury(area: .hip, kind: .recent)
        #expect(try await !store.end(true, since: .first))
        try await store.keep(SoreDay(day: .first, injuries: [hip]))
        #expect(try await !store.end(false, since: .first))
        #expect(try await !store.end(true, since: .first.adding(days: 1)))
        #expect(
            try await !HealthStore(database: fixture.database, seal: self.seal, owner: ben).end(true, since: .first)
        )
        #expect(try await store.end(true, since: .first))
        let over = try #require(try await store.facts().sore)
        #expect(!over.hurts && over.injuries == [hip] && over.with([], on: .first).isEmpty)
        #expect(try await !store.keepForGood(since: .first))
        #expect(try await store.end(false, since: .first))
        #expect(try await store.facts().sore?.with([], on: .first) == [hip])
    }

    @Test("what is no longer said leaves no row", arguments: Backend.available)
    func cleared(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let owner = try await fixture.add("ana").id
        try await self.keep(Self.facts, of: owner, in: fixture.database)
        try await self.keep(HealthFacts(), of: owner, in: fixture.database)
        #expect(try await fixture.database.read { try $0.exists("SELECT 1 FROM health_detail") } == false)
    }

    @Test("nothing readable is in the database", arguments: Backend.available)
    func sealed(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        try await self.keep(Self.facts, of: try await fixture.add("ana").id, in: fixture.database)
        let columns = try await fixture.database.read { db in
            try db.rows("SELECT sealed FROM health_detail ORDER BY kind") { try $0.blob(0) }
        }
        #expect(columns.count == HealthDetail.allCases.count)
        let raw = columns.map { String(decoding: $0, as: UTF8.self) }.joined()
        for word in ["knee", "asthma", "jumping", "ladders", "vegan", "pregnant", "Graz"] {
            #expect(!raw.contains(word), "\(word)")
        }
    }

    @Test("a row moved to another member or another place doesn't open", arguments: Backend.available)
    func moved(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("ana").id
        let ben = try await fixture.add("ben").id
        try await self.keep(Self.facts, of: ana, in: fixture.database)
        try await fixture.database.write { db in
            try db.execute("UPDATE health_detail SET owner_id = \(ben) WHERE kind = 'injuries'")
            try db.execute("DELETE FROM health_detail WHERE owner_id = \(ana) AND kind = 'diet'")
            try db.execute("UPDATE health_detail SET kind = 'diet' WHERE owner_id = \(ana) AND kind = 'conditions'")
        }
        for owner in [ana, ben] {
            let store = HealthStore(database: fixture.database, seal: self.seal, owner: owner)
            let facts = try await store.facts()
            #expect(facts.isUnreadable)
            #expect(facts.injuries.isEmpty && facts.diet.isEmpty)
        }
    }

    @Test("what one member tells is nobody else's", arguments: Backend.available)
    func isolation(backend: Backend) async throws {
        let fixture = try await AccountFixture(on: backend)
        let ana = try await fixture.add("ana").id
        let ben = try await fixture.add("ben").id
        try await self.keep(Self.facts, of: ana, in: fixture.database)
        try await self.keep(HealthFacts(), of: ben, in: fixture.database)
        let store = { HealthStore(database: fixture.database, seal: self.seal, owner: $0) }
        #expect(try await store(ana).facts() == Self.facts)
        #expect(try await store(ben).facts() == HealthFacts())
    }
}
