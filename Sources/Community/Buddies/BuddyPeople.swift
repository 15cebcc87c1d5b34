import Foundation
import Members
import Storage

/// Who some members are, for one who may meet them.
struct BuddyPeople: Sendable {
    struct Known: Sendable {
        let person: Person
        /// Of the picture, for who shows one.
        let photoVersion: String?
    }

    let database: any Database
    let people: PersonLookup

    /// Leaves out whom the member may not meet (any more).
    func find(_ ids: [Member.ID], for member: Member, at now: Date) async throws -> [Member.ID: Known] {
        guard !ids.isEmpty else { return [:] }
        let people = try await self.people(ids + [member.id])
        guard let me = people[member.id] else { return [:] }
        let profiles = try await BuddyProfiles(self.database).find(ids)
        let today = me.day(at: now)
        return people.filter { me.mayMeet($0.value, on: today) }
            .mapValues { Known(person: $0, photoVersion: profiles[$0.id]?.photoVersion) }
    }
}
