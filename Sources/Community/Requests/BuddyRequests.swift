import Foundation
import Members
import Notices
import Storage
import Web

/// Answers and asks other members, and sends live events about it to the open pages of both.
///
/// Functions return nil for everybody whom the member may not meet: members who left, are blocked on either side,
/// hidden, or in the other age group.
struct BuddyRequests: Sendable {
    let database: any Database
    let people: PersonLookup
    let live: Live
    /// Ends what the two of a removal plan together, and brings it back.
    let joint: JointWorkoutEnd
    var switches = HouseSwitches()
    let now: @Sendable () -> Date

    func say(
        _ answer: BuddyAnswer,
        of me: Member.ID,
        to them: Member.ID
    ) async throws -> BuddyAnswerStore.Outcome? {
        guard let two = try await self.there(me, them) else { return nil }
        let outcome = try await self.store(of: two.me).say(answer, to: two.them, at: self.now())
        return try await self.told(outcome, me, them)
    }

    private func store(of me: Person) -> BuddyAnswerStore {
        BuddyAnswerStore(database: self.database, of: me, hasChat: self.switches.isOn(.chat))
    }

    func ask(_ them: Member.ID, of me: Member.ID) async throws -> BuddyAnswerStore.Outcome? {
        guard let two = try await self.there(me, them) else { return nil }
        let outcome = try await self.store(of: two.me).ask(two.them, at: self.now())
        return try await self.told(outcome, me, them)
    }

    /// Returns the account facts of a member whom `me` may meet.
    func person(_ them: Member.ID, for me: Member.ID) async throws -> Person? {
        try await self.two(me, them)?.them
    }

    func takeBackPass(of me: Member.ID, to them: Member.ID) async throws -> Bool {
        guard let two = try await self.there(me, them) else { return false }
        return try await BuddyAnswerStore(database: self.database, of: two.me).takeBackPass(of: them)
    }

    /// Removes a buddy; false when there is no such buddy.
    func remove(_ them: Member.ID, of me: Member.ID) async throws -> Bool {
        let store = BuddyStore(database: self.database, owner: me)
        guard try await store.remove(them, ending: self.joint, at: self.now()) else { return false }
        await self.tellBoth(me, them)
        return true
    }

    /// Undoes the member's own removal of a buddy; nil when there is none to undo.
    ///
    /// Returns how many agreed workouts stay off, because one of the two has something else at that time by now.
    func restore(_ them: Member.ID, of me: Member.ID) async throws -> Int? {
        guard let two = try await self.there(me, them) else { return nil }
        let off = try await BuddyStore.restore(
            two.them,
            of: two.me,
            joint: self.joint,
            at: self.now(),
            in: self.database
        )
        if off != nil { await self.tellBoth(me, them) }
        return off
    }

    /// Makes open pages of both load buddies and requests again.
    func tellBoth(_ one: Member.ID, _ other: Member.ID) async {
        for member in [one, other] { await self.live.publish(BuddyEvent.name, BuddyEvent.changed, to: member) }
    }

    func withdraw(of me: Member.ID, from them: Member.ID) async throws -> Bool {
        guard let two = try await self.there(me, them) else { return false }
        let isWithdrawn = try await BuddyAnswerStore(database: self.database, of: two.me)
            .withdraw(from: them, at: self.now())
        if isWithdrawn { await self.live.publish(BuddyEvent.name, BuddyEvent.changed, to: them) }
        return isWithdrawn
    }

    /// Returns nil for everybody whom the member may not meet; it runs the same two statements in every case, so that
    /// the time they take tells nothing.
    private func there(_ me: Member.ID, _ them: Member.ID) async throws -> (me: Person, them: Person)? {
        let two = try await self.two(me, them)
        let shown: SQL = "SELECT 1 WHERE \(BuddyProfile.isShown(of: "\(them)", to: "\(me)"))"
        return try await self.database.row(shown) { _ in two } ?? nil
    }

    private func two(_ me: Member.ID, _ them: Member.ID) async throws -> (me: Person, them: Person)? {
        let people = try await self.people([me, them])
        guard let me = people[me], let them = people[them], me.mayMeet(them, on: me.day(at: self.now())) else {
            return nil
        }
        return (me, them)
    }

    private func told(
        _ outcome: BuddyAnswerStore.Outcome?,
        _ me: Member.ID,
        _ them: Member.ID
    ) async throws -> BuddyAnswerStore.Outcome? {
        try await ProfileStore(database: self.database, owner: me).touch(at: self.now())
        switch outcome {
        case .buddies(_, isNew: true):
            let (database, now) = (self.database, self.now())
            await self.tellBoth(me, them)
            for member in [me, them] {
                let count = try await Unread.count(of: member, at: now, in: database)
                await self.live.publish("chats", String(count), to: member)
            }
        case .asked: await self.live.publish(BuddyEvent.name, BuddyEvent.changed, to: them)
        case .kept, .tooMany, .buddies, nil: break
        }
        return outcome
    }
}

/// The live event that makes open pages load buddies and requests again.
enum BuddyEvent {
    static let name = "buddies"
    static let changed = "{}"
}
