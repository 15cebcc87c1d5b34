import Members
import Storage
import Support
import Testing

@testable import Community

/// What stands only once, by its id or instead of another time.
extension JointWorkoutStoreTests {
    @Test("an id is one workout's: neither of its two proposes another by it", arguments: Backend.available)
    func otherWorkout(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben, eve) = (
            try await village.add("Ana"), try await village.add("Ben"), try await village.add("Eve")
        )
        let chat = try await village.befriend(ana, ben)
        let (hers, his) = (try await village.befriend(ana, eve), try await village.befriend(ben, eve))
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        for (owner, buddy, chat) in [(ben, ana, chat), (ana, eve, hers), (ben, eve, his), (eve, ben, his)] {
            await #expect(throws: JointWorkoutStore.OtherWorkout.self) {
                try await self.propose(from: owner, to: buddy, in: chat, village)
            }
        }
        #expect(try await self.propose(from: ana, to: ben, in: chat, village)?.message == nil)
    }

    @Test("of several times instead of one, a yes to one takes back the others", arguments: Backend.available)
    func oneInstead(backend: Backend) async throws {
        let village = try await Village(backend)
        let (ana, ben) = (try await village.add("Ana"), try await village.add("Ben"))
        let chat = try await village.befriend(ana, ben)
        _ = try await self.propose(from: ana, to: ben, in: chat, village)
        _ = try await self.accept(ben, of: ana, in: chat, by: self.planning(), village)
        func answer(_ id: String, _ owner: Member.ID, of buddy: Member.ID) async throws -> JointWorkout? {
            try await self.store(owner, village).accept(
                id,
                of: buddy,
                in: chat,
                titles: (mine: "together", theirs: "together"),
                notice: "Yes.",
                by: self.planning(),
                at: village.now
            )
        }
        let (hers, his) = ("5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c01", "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1c02")
        for (id, owner, buddy) in [(hers, ana, ben), (his, ben, ana)] {
            let proposed = try await self.store(owner, village).propose(
                id,
                Self.time,
                insteadOf: Self.id,
                to: buddy,
                in: chat,
                saying: Self.card,
                notice: "At another time?",
                at: village.now
            )
            #expect(proposed != nil)
        }
        #expect(try await answer(hers, ben, of: ana) != nil)
        #expect(try await answer(his, ana, of: ben) == nil)
        #expect(try await self.store(ana, village).ahead(with: ben, at: village.now).map(\.id) == [hers])
    }
}
