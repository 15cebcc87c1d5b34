import Foundation
import Members
import Notices
import Storage
import Support
import Testing

@testable import Community

struct JointWorkoutStoreTests {
    static let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c00"
    static let card = SharedCard(title: "Train together?", note: "", path: "/a", ownPath: "/a")
    /// Tomorrow, for an hour.
    static let time = Village.noon.addingTimeInterval(86_400)..<Village.noon.addingTimeInterval(90_000)

    /// Writes plans as rows that go with the transaction; who is in `busy` has no time.
    func planning(busy: [Member.ID] = []) -> JointPlanning {
        JointPlanning(
            commonTimes: { _, _ in JointPlanning.CommonTimes(times: [], assumed: []) },
            plan: { plan, db in
                if busy.contains(plan.owner) { throw JointPlanning.Taken() }
                try db.execute("INSERT INTO member (name) VALUES (\("\(plan.owner) plans \(plan.title)"))")
            },
            remove: { id, owner, _, db in
                try db.execute("INSERT INTO member (name) VALUES (\("\(owner) plans no \(id)"))")
            },
            restore: { id, owners, _, db in
                guard owners.allSatisfy({ !busy.contains($0) }) else { return false }
                for owner in owners {
                    try db.execute("INSERT INTO member (name) VALUES (\("\(owner) plans again \(id)"))")
                }
                return true
            },
            own: { _, times, _ in times.map { _ in nil } }
        )
    }

    func plans(_ village: Village) async throws -> [String] {
        try await village.database.rows("SELECT name FROM member WHERE name LIKE '% plans %' ORDER BY id") {
            try $0.text(0)
        }
    }

    func store(_ owner: Member.ID, _ village: Village) -> JointWorkoutStore {
        JointWorkoutStore(database: village.database, seal: village.seal, owner: owner)
    }

    func propose(
        _ id: String = Self.id,
        from owner: Member.ID,
        to buddy: Member.ID,
        in chat: String,
        _ village: Village
    ) async throws -> (workout: JointWorkout, message: MessageStore.Added?)? {
        try await self.store(owner, village).propose(
            id,
            Self.time,
            to: buddy,
            in: chat,
            saying: Self.card,
            notice: "Ana would like to train with you.",
            at: village.now
        )
    }

    func accept(
        _ owner: Member.ID,
        of buddy: Member.ID,
        in chat: String,
        by planning: JointPlanning,
        _ village: Village
    ) async throws -> JointWorkout? {
        try await self.store(owner, village).accept(
            Self.id,
            of: buddy,
            in: chat,
            titles: (mine: "with Ana", theirs: "with Ben"),
            notice: "Ben is in.",
            by: planning,
            at: village.now
        )
    }

    @Test(
        "a proposal is a card and word to the buddy, once; a yes is a plan for both, once",
        arguments: Backend.available
    )
    func agreed(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        let proposed = try #require(try await self.propose(from: ana, to: ben, in: chat, village))
        #expect(proposed.message?.receiver == ben)
        let again = try #require(try await self.propose(from: ana, to: ben, in: chat, village))
        #expect(again.message == nil && again.workout == proposed.workout)
        #expect(try await village.notices(of: ben).count == 1)
        for owner in [ana, ben] {
            let other = owner == ana ? ben : ana
            #expect(try await self.store(owner, village).ahead(with: other, at: village.now) == [proposed.workout])
        }
        // Who proposed it can't say yes for the other.
        #expect(try await self.accept(ana, of: ben, in: chat, by: self.planning(), village) == nil)
        for _ in 0..<2 {
            let accepted = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
            #expect(accepted?.answer == .accepted)
        }
        #expect(try await self.plans(village).sorted() == ["\(ana) plans with Ben", "\(ben) plans with Ana"].sorted())
        #expect(try await village.notices(of: ana).map(\.text) == ["Ben is in."])
        #expect(try await self.store(ana, village).refuse(Self.id, with: ben) == false)
    }

    @Test(
        "nothing is planned for one alone: who has something else by then keeps it open",
        arguments: Backend.available
    )
    func taken(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        for busy in [ana, ben] {
            await #expect(throws: JointPlanning.Taken.self) {
                try await self.accept(ben, of: ana, in: chat, by: self.planning(busy: [busy]), village)
            }
        }
        #expect(try await self.plans(village).isEmpty)
        #expect(try await self.store(ben, village).ahead(with: ana, at: village.now).map(\.answer) == [nil])
    }

    @Test("declined or taken back, it is gone for both", arguments: Backend.available, [true, false])
    func refused(backend: Backend, byProposer: Bool) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        let (owner, other) = byProposer ? (ana, ben) : (ben, ana)
        #expect(try await self.store(owner, village).refuse(Self.id, with: other))
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).isEmpty)
        #expect(try await self.accept(ben, of: ana, in: chat, by: self.planning(), village) == nil)
        #expect(try await self.plans(village).isEmpty)
    }

    @Test("strangers, blocked and past ones plan nothing together", arguments: Backend.available)
    func nobody(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben, eve) = (
            try await village.add("Ana"), try await village.add("Ben"), try await village.add("Eve")
        )
        let chat = try await village.befriend(ana, ben)
        #expect(try await self.propose(from: eve, to: ben, in: chat, village) == nil)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        #expect(try await self.store(eve, village).ahead(with: ben, at: village.now).isEmpty)
        #expect(try await self.accept(eve, of: ana, in: chat, by: self.planning(), village) == nil)
        #expect(try await !self.store(eve, village).refuse(Self.id, with: ana))
        try await village.block(ben, ana)
        for (owner, other) in [(ana, ben), (ben, ana)] {
            #expect(try await self.store(owner, village).ahead(with: other, at: village.now).isEmpty)
        }
        #expect(try await self.accept(ben, of: ana, in: chat, by: self.planning(), village) == nil)
        let other = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
        #expect(try await self.propose(other, from: ana, to: ben, in: chat, village) == nil)
        #expect(try await self.plans(village).isEmpty)
    }

    @Test("an agreed one is called off and on by its two, before it is over", arguments: Backend.available)
    func calledOff(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben, eve) = (
            try await village.add("Ana"), try await village.add("Ben"), try await village.add("Eve")
        )
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        func callOff(_ member: Member.ID, at now: Date = village.now) async throws -> Member.ID? {
            try await village.database.write { try AgreedWorkouts.callOff(Self.id, by: member, at: now, in: $0) }
        }
        func agreed(_ member: Member.ID) async throws -> [String] {
            try await AgreedWorkouts.find([Self.id], of: member, in: village.database).map(\.askPath)
        }
        #expect(try await callOff(ana) == nil, "Nobody agreed yet.")
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        let path = "/together/chats/\(chat)/workouts/new?replaces=\(Self.id)"
        for (member, asks) in [(ana, [path]), (ben, [path]), (eve, [])] {
            #expect(try await agreed(member) == asks)
        }
        #expect(try await callOff(eve) == nil)
        #expect(try await callOff(ana, at: Self.time.upperBound) == nil)
        #expect(try await callOff(ben) == ana)
        #expect(try await callOff(ana) == nil)
        #expect(try await agreed(ana).isEmpty)
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).isEmpty)
        func callOn(_ member: Member.ID) async throws -> Member.ID? {
            try await village.database.write { try AgreedWorkouts.callOn(Self.id, by: member, at: village.now, in: $0) }
        }
        // Both called it off, so neither takes it back alone.
        for member in [ana, ben] { await #expect(throws: AgreedWorkouts.IsOff.self) { try await callOn(member) } }
        try await village.database.write { db in
            try db.execute("UPDATE joint_workout SET called_off_by = \(ben)")
        }
        await #expect(throws: AgreedWorkouts.IsOff.self) { try await callOn(ana) }
        #expect(try await callOn(eve) == nil)
        #expect(try await callOn(ben) == ana)
        #expect(try await callOn(ben) == nil, "It is on already.")
        #expect(try await agreed(ana) == [path])
        try await village.block(ben, ana)
        #expect(try await callOff(ana) == nil)
        #expect(try await agreed(ben).isEmpty)
    }

    @Test("another time replaces what was agreed, on both plans", arguments: Backend.available)
    func replaced(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        let other = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01"
        func ask(_ id: String) async throws -> JointWorkout? {
            try await self.store(ben, village).propose(
                id,
                Self.time,
                insteadOf: Self.id,
                to: ana,
                in: chat,
                saying: Self.card,
                notice: "Ben would rather train at another time.",
                at: village.now
            )?.workout
        }
        #expect(try await ask(other) == nil, "Nothing was agreed yet.")
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        #expect(try await ask(other) != nil)
        let accepted = try await self.store(ana, village).accept(
            other,
            of: ben,
            in: chat,
            titles: (mine: "with Ben", theirs: "with Ana"),
            notice: "Ana is in.",
            by: self.planning(),
            at: village.now
        )
        #expect(accepted?.id == other)
        let plans = try await self.plans(village)
        #expect(plans.contains("\(ana) plans no \(Self.id)") && plans.contains("\(ben) plans no \(Self.id)"))
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).map(\.id) == [other])
    }

    @Test("five may wait for a buddy's answer", arguments: Backend.available)
    func most(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        for number in 0..<JointWorkoutStore.mostOpen {
            let id = "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c1\(number)"
            #expect(try await self.propose(id, from: ana, to: ben, in: chat, village) != nil)
        }
        await #expect(throws: JointWorkoutStore.TooMany.self) {
            try await self.propose(from: ana, to: ben, in: chat, village)
        }
    }
}
