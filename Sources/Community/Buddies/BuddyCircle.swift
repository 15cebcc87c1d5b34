package import Foundation
import HealthMath
package import Members
package import Storage

/// Those who may hear what a member does: their buddies whom they may meet, none of blocked ones.
package enum BuddyCircle {
    /// Returns the member's first name and the ids of the buddies; nil for one who left.
    package static func of(
        _ owner: Member.ID,
        people: PersonLookup,
        at now: Date,
        in database: any Database
    ) async throws -> (name: String, buddies: [Member.ID])? {
        let buddies = try await database.rows(
            """
            SELECT buddy.buddy_id FROM buddy
            WHERE buddy.owner_id = \(owner) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            ORDER BY buddy.buddy_id LIMIT \(BuddyStore.most)
            """
        ) { try $0.integer(0) }
        let known = try await people(buddies + [owner])
        guard let me = known[owner] else { return nil }
        let day = me.day(at: now)
        return (me.firstName, buddies.filter { id in known[id].map { me.mayMeet($0, on: day) } ?? false })
    }

    /// Returns those of some members who share with their buddies what they train.
    package static func sharingWorkouts(_ ids: [Member.ID], in database: any Database) async throws -> [Member.ID] {
        guard !ids.isEmpty else { return [] }
        return try await database.rows(
            """
            SELECT owner_id FROM buddy_profile
            WHERE owner_id IN \(list: ids) AND (shares & \(BuddyProfile.Shares.workouts.rawValue)) <> 0
            ORDER BY owner_id
            """
        ) { try $0.integer(0) }
    }
}
