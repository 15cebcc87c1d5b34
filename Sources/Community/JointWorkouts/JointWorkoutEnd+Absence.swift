package import Foundation
package import Members
package import Storage

/// What becomes of a member's workouts with buddies while they are away: about to leave, or suspended.
extension JointWorkoutEnd {
    /// Ends all that aren't over, on both plans, so that nobody waits for one who doesn't come.
    package func end(of member: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try Self.holdPairs(of: member, in: db)
        try self.end(Self.ahead(Self.isOf(member), at: now, in: db), forAbsence: true, at: now, in: db)
    }

    /// Brings back what `end` ended, where it isn't over, both are here, still are buddies and have the time.
    package func restore(
        of member: Member.ID,
        isAway: (Member.ID) throws -> Bool,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try Self.holdPairs(of: member, in: db)
        let condition: SQL =
            """
            \(Self.isOf(member)) AND EXISTS (
                SELECT 1 FROM buddy WHERE buddy.owner_id = joint_workout.owner_id
                    AND buddy.buddy_id = joint_workout.buddy_id
                    AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            )
            """
        let ended = try Self.ended(condition, byAbsence: true, at: now, in: db)
        let away = try Set(ended.flatMap(\.owners)).filter(isAway)
        let back = ended.filter { away.isDisjoint(with: $0.owners) }
        for owner in Set(back.flatMap(\.owners)).sorted() { try db.acquire(.plans(owner)) }
        try self.restore(back, at: now, in: db)
    }

    /// Waits for the turns of a member with each of their buddies, with whom alone they plan.
    private static func holdPairs(of member: Member.ID, in db: any SQLConnection) throws {
        let buddies = try db.rows("SELECT buddy_id FROM buddy WHERE owner_id = \(member) ORDER BY buddy_id") {
            try $0.integer(0)
        }
        for buddy in buddies { try db.acquire(.pair(member, buddy)) }
    }

    private static func isOf(_ member: Member.ID) -> SQL {
        "(joint_workout.owner_id = \(member) OR joint_workout.buddy_id = \(member))"
    }
}
