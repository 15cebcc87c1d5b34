import Foundation
import Members
import Storage

/// Finds the account facts and pictures of members whom a member may meet.
struct BuddyPeople: Sendable {
    struct Known: Sendable {
        let person: Person
        /// The version of the picture; nil when none is shown.
        let photoVersion: String?
    }

    let database: any Database
    let people: PersonLookup

    /// Returns those of the members whom `member` may meet.
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
