import Foundation
import Members
import Storage
import Support
import Testing

@testable import Community

/// What a block and a removal make of workouts that two agreed on, and what their Undo does.
extension JointWorkoutStoreTests {
    @Test("a block ends what was agreed, on both plans and with its notices", arguments: Backend.available)
    func blocked(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        let joint = JointWorkoutEnd(remove: self.planning().remove, restore: self.planning().restore)
        let blocks = BlockStore(database: village.database, owner: ben, joint: joint)
        try await blocks.block(ana, seen: true, at: village.now)
        #expect(
            try await self.plans(village).suffix(2) == ["\(ana) plans no \(Self.id)", "\(ben) plans no \(Self.id)"]
        )
        let left = try await village.database.rows("SELECT cause FROM notice WHERE cause LIKE 'joint workout%'") {
            try $0.text(0)
        }
        #expect(left.isEmpty)
    }

    @Test(
        "Undo of a block brings back what was agreed where both still have time",
        arguments: Backend.available,
        [false, true]
    )
    func blockUndone(backend: Backend, isBusy: Bool) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        let planning = self.planning(busy: isBusy ? [ana] : [])
        let joint = JointWorkoutEnd(remove: planning.remove, restore: planning.restore)
        let blocks = BlockStore(database: village.database, owner: ben, joint: joint)
        try await blocks.block(ana, seen: true, at: village.now)
        village.wait(30)
        let off = try await blocks.undo(ana, village.lookup([ana, ben]), at: village.now)
        #expect(off == (isBusy ? 1 : 0))
        let again = try await self.plans(village).filter { $0.contains("plans again") }
        #expect(again == (isBusy ? [] : ["\(ana) plans again \(Self.id)", "\(ben) plans again \(Self.id)"]))
        let agreed = try await AgreedWorkouts.find([Self.id], of: ana, in: village.database)
        #expect(agreed.map(\.buddy) == (isBusy ? [] : [ben]))
    }

    @Test(
        "a removal ends what was agreed, and its Undo brings that back where both still have time",
        arguments: Backend.available,
        [false, true]
    )
    func removed(backend: Backend, isBusy: Bool) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.addShown("Ana"), try await village.addShown("Ben"))
        try await village.say(.yes, ana, to: ben)
        try await village.say(.yes, ben, to: ana)
        let chat = try #require(try await BuddyStore(database: village.database, owner: ana).find(ben)?.chat)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        let planning = self.planning(busy: isBusy ? [ana] : [])
        let answers = village.answers(ending: JointWorkoutEnd(remove: planning.remove, restore: planning.restore))
        #expect(try await answers.remove(ana, of: ben))
        #expect(
            try await self.plans(village).suffix(2) == ["\(ana) plans no \(Self.id)", "\(ben) plans no \(Self.id)"]
        )
        #expect(try await AgreedWorkouts.find([Self.id], of: ana, in: village.database).isEmpty)
        village.wait(30)
        #expect(try await answers.restore(ana, of: ben) == (isBusy ? 1 : 0))
        let again = try await self.plans(village).filter { $0.contains("plans again") }
        #expect(again == (isBusy ? [] : ["\(ana) plans again \(Self.id)", "\(ben) plans again \(Self.id)"]))
        let agreed = try await AgreedWorkouts.find([Self.id], of: ana, in: village.database)
        #expect(agreed.map(\.buddy) == (isBusy ? [] : [ben]))
    }
}
