import Foundation
import Members
import Notices

@testable import Community

extension Village {
    /// Answers as the controllers give them.
    func answers(ending joint: JointWorkoutEnd) -> BuddyRequests {
        BuddyRequests(
            database: self.database,
            people: self.lookup,
            live: Live(now: { self.now }),
            joint: joint,
            now: { self.now }
        )
    }

    var answers: BuddyRequests { self.answers(ending: Self.nothingPlanned) }

    @discardableResult
    func say(_ answer: BuddyAnswer, _ me: Member.ID, to them: Member.ID) async throws -> BuddyAnswerStore.Outcome? {
        try await self.answers.say(answer, of: me, to: them)
    }

    @discardableResult
    func ask(_ them: Member.ID, by me: Member.ID) async throws -> BuddyAnswerStore.Outcome? {
        try await self.answers.ask(them, of: me)
    }

    func buddies(of owner: Member.ID) async throws -> [Member.ID] {
        try await BuddyStore(database: self.database, owner: owner).all().map(\.id)
    }

    func requests(_ owner: Member.ID) async throws -> (received: [Member.ID], sent: [Member.ID]) {
        let store = BuddyRequestStore(database: self.database, owner: owner)
        return (try await store.received().map(\.other), try await store.sent().map(\.other))
    }

    /// What was told about buddies, and whether it is still to be read.
    func told(_ owner: Member.ID) async throws -> [String] {
        try await self.notices(of: owner).filter { $0.kind == .buddies }.map { ($0.isRead ? "read: " : "") + $0.text }
    }
}

extension BuddyStore {
    /// Removes a buddy with whom nothing is planned.
    func remove(_ buddy: Member.ID, at now: Date) async throws -> Bool {
        try await self.remove(buddy, ending: Village.nothingPlanned, at: now)
    }
}
