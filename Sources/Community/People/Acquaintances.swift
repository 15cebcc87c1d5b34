package import Foundation
import HealthMath
package import Storage
import Web

/// Who may see whom: the one door to what is shown of a single member.
package struct Acquaintances: Sendable {
    private let database: any Database
    private let people: PersonLookup
    private let now: @Sendable () -> Date

    package init(database: any Database, people: @escaping PersonLookup, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.people = people
        self.now = now
    }

    /// Nil for who is gone, hidden, of another age group, suspended, who blocked the asker or whom they blocked, and
    /// for who never was: all after the same three questions, so that not even the time tells which.
    func find(_ id: Member.ID, by asker: Member) async throws -> Acquaintance? {
        let people = try await self.people([asker.id, id])
        let bond = try await self.bond(of: asker.id, with: id)
        let profiles = try await BuddyProfiles(self.database).find([asker.id, id])
        guard let me = people[asker.id], let person = people[id], let bond else { return nil }
        let isSelf = asker.id == id
        let found = profiles[id]
        guard isSelf || me.mayMeet(person, on: asker.day(at: self.now())) else { return nil }
        guard isSelf ? found != nil : bond.chat != nil || found?.profile.isVisible == true else { return nil }
        let places = (profiles[asker.id]?.profile.place, found?.profile.place)
        return Acquaintance(
            person: person,
            profile: found?.profile,
            photoVersion: found?.photoVersion,
            chat: bond.chat,
            isSelf: isSelf,
            kilometres: places.0.flatMap { mine in places.1.map(mine.kilometres(to:)) }
        )
    }

    /// Nil for a block on either side.
    private func bond(of one: Member.ID, with other: Member.ID) async throws -> Bond? {
        try await self.database.row(
            """
            SELECT (SELECT chat_id FROM buddy WHERE buddy.owner_id = \(one) AND buddy.buddy_id = \(other))
            WHERE \(Blocks.none(between: "\(one)", and: "\(other)"))
            """
        ) { Bond(chat: try $0.optionalText(0)) }
    }

    /// Of two, neither of whom blocked the other.
    private struct Bond: Sendable {
        /// Nil for who are no buddies.
        let chat: String?
    }
}
