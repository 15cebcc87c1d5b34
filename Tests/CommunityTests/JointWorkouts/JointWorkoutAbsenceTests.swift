import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// What becomes of workouts that two agreed on while one of them is away, and when they are back.
extension JointWorkoutStoreTests {
    /// Brings back what an absence ended, as when she stays or is let back in.
    private func back(
        _ member: Member.ID,
        away: Set<Member.ID> = [],
        busy: [Member.ID] = [],
        _ village: Village
    ) async throws {
        try await village.database.write { [joint = self.joint(busy: busy), now = village.now] db in
            try joint.restore(of: member, isAway: away.contains, at: now, in: db)
        }
    }

    private func away(_ member: Member.ID, _ village: Village) async throws {
        try await village.database.write { [joint = self.joint(), now = village.now] db in
            try joint.end(of: member, at: now, in: db)
        }
    }

    private func joint(busy: [Member.ID] = []) -> JointWorkoutEnd {
        let planning = self.planning(busy: busy)
        return JointWorkoutEnd(remove: planning.remove, restore: planning.restore)
    }

    private func agreed(_ village: Village) async throws -> (ana: Member.ID, ben: Member.ID) {
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        return (ana, ben)
    }

    @Test("who is away takes what was agreed off both plans, with its notices", arguments: Backend.available)
    func away(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = try await self.agreed(village)
        // Asking twice is as asking once.
        for _ in 0..<2 { try await self.away(ben, village) }
        #expect(
            try await self.plans(village).dropFirst(2) == ["\(ana) plans no \(Self.id)", "\(ben) plans no \(Self.id)"]
        )
        for member in [ana, ben] { #expect(try await village.notices(of: member).isEmpty) }
        #expect(try await AgreedWorkouts.find([Self.id], of: ana, in: village.database).isEmpty)
    }

    @Test(
        "what was agreed is back with who was away, where both have the time and neither is away still",
        arguments: Backend.available
    )
    func back(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = try await self.agreed(village)
        try await self.away(ben, village)
        try await self.away(ana, village)
        try await self.back(ben, away: [ana], village)
        try await self.back(ana, busy: [ben], village)
        #expect(try await AgreedWorkouts.find([Self.id], of: ana, in: village.database).isEmpty)
        try await self.back(ana, village)
        try await self.back(ben, village)
        let again = try await self.plans(village).filter { $0.contains("plans again") }
        #expect(again == ["\(ana) plans again \(Self.id)", "\(ben) plans again \(Self.id)"])
        #expect(try await AgreedWorkouts.find([Self.id], of: ana, in: village.database).map(\.buddy) == [ben])
    }

    @Test(
        "what was agreed stays off where one blocked the other meanwhile, or its time is over",
        arguments: Backend.available
    )
    func partedMeanwhile(backend: Backend) async throws {
        for blocked in [true, false] {
            let village = try await Village(backend)
            let (ana, ben) = try await self.agreed(village)
            try await self.away(ben, village)
            if blocked { try await village.block(ana, ben) } else { village.wait(3 * 86_400) }
            try await self.back(ben, village)
            #expect(try await self.plans(village).filter { $0.contains("plans again") }.isEmpty, "\(blocked)")
        }
    }

    @Test("a proposal waits no more for who is away, and waits again once they are back", arguments: Backend.available)
    func proposal(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        try await self.away(ben, village)
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).isEmpty)
        try await self.back(ben, village)
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).map(\.answer) == [nil])
        #expect(try await self.plans(village).isEmpty)
    }

    @Test("what one called off stays off when they were away, and when a block is undone", arguments: Backend.available)
    func calledOffBefore(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = try await self.agreed(village)
        _ = try await village.database.write { [now = village.now] in
            try AgreedWorkouts.callOff(Self.id, by: ana, at: now, in: $0)
        }
        try await self.away(ben, village)
        try await self.back(ben, village)
        let blocks = BlockStore(database: village.database, owner: ben, joint: self.joint())
        try await blocks.block(ana, seen: true, at: village.now)
        #expect(try await blocks.undo(ana, village.lookup([ana, ben]), at: village.now) == 0)
        #expect(try await self.plans(village).count == 2, "Those of the day when they agreed.")
    }
}
