package import Foundation
package import Members
package import Storage
import Web

/// The workouts that buddies agreed on, as planning asks for them; none after the buddyship ended or a block.
package enum AgreedWorkouts {
    package struct Agreed: Sendable {
        package let id: String
        package let buddy: Member.ID
        /// The page on which the buddy is asked for another time.
        package let askPath: String
    }

    /// Thrown when one alone would put back what the other called off, or what both replaced by another time.
    package struct IsOff: Error {}

    /// Returns those among a member's plans that were agreed with a buddy and not called off.
    package static func find(
        _ plans: [String],
        of member: Member.ID,
        in database: any Database
    ) async throws -> [Agreed] {
        if plans.isEmpty { return [] }
        return try await database.rows(
            """
            SELECT joint_workout.id, buddy.buddy_id, buddy.chat_id FROM joint_workout
            JOIN buddy ON buddy.owner_id = \(member)
                AND buddy.buddy_id = \(Self.other(of: member))
            WHERE joint_workout.id IN \(list: plans) AND \(Self.isOf(member))
                AND joint_workout.answer = 'accepted' AND joint_workout.called_off_at IS NULL
                AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            """
        ) { row in
            var columns = row.reader
            let (id, buddy, chat) = (try columns.text(), try columns.integer(), try columns.text())
            return Agreed(id: id, buddy: buddy, askPath: "\(JointWorkoutLinks.new.path(chat))?replaces=\(id)")
        }
    }

    /// Waits for the turn of the two who agreed on one, so that what follows sees what the other did; returns the other,
    /// and nil for a plan of the member's own.
    package static func hold(_ id: String, of member: Member.ID, in db: any SQLConnection) throws -> Member.ID? {
        let other = try db.row(
            """
            SELECT \(Self.other(of: member)) FROM joint_workout
            WHERE joint_workout.id = \(id) AND \(Self.isOf(member)) AND answer IN ('accepted', 'withdrawn')
            ORDER BY answer LIMIT 1
            """
        ) { try $0.integer(0) }
        if let other { try db.acquire(.pair(member, other)) }
        return other
    }

    /// Returns the buddy with whom one was agreed that isn't over and that nobody called off; nil for none.
    package static func partner(
        in id: String,
        of member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        guard let other = try Self.hold(id, of: member, in: db) else { return nil }
        let stands = Self.stands(id, between: member, and: other, at: now)
        return try db.exists("SELECT 1 FROM joint_workout WHERE \(stands)") ? other : nil
    }

    /// Calls one off that isn't over, in the caller's transaction; returns the buddy, and nil when there is none.
    ///
    /// Called off by both, neither takes it back alone.
    package static func callOff(
        _ id: String,
        by member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        guard let other = try Self.hold(id, of: member, in: db) else { return nil }
        try db.execute(
            """
            UPDATE joint_workout SET called_off_by = NULL
            WHERE id = \(id) AND \(Self.isOf(member)) AND called_off_by = \(other)
            """
        )
        let marked = try db.execute(
            """
            UPDATE joint_workout SET called_off_at = \(now.milliseconds), called_off_by = \(member)
            WHERE \(Self.stands(id, between: member, and: other, at: now))
            """
        )
        return marked > 0 ? other : nil
    }

    /// Returns whether one that isn't over was called off, or another time was agreed instead.
    package static func isOff(
        _ id: String,
        of member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Bool {
        try db.exists(
            """
            SELECT 1 FROM joint_workout
            WHERE joint_workout.id = \(id) AND \(Self.isOf(member)) AND joint_workout.end_at > \(now.milliseconds)
                AND (joint_workout.called_off_at IS NOT NULL OR EXISTS (
                    SELECT 1 FROM joint_workout AS later
                    WHERE later.replaces = joint_workout.id AND later.answer = 'accepted'
                        AND later.owner_id IN (joint_workout.owner_id, joint_workout.buddy_id)
                        AND later.buddy_id IN (joint_workout.owner_id, joint_workout.buddy_id)
                ))
            """
        )
    }

    /// Calls one on again that isn't over; returns the buddy, and nil when it wasn't called off.
    ///
    /// Throws `IsOff` unless the member alone called it off.
    package static func callOn(
        _ id: String,
        by member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        guard let other = try Self.hold(id, of: member, in: db), try Self.isOff(id, of: member, at: now, in: db) else {
            return nil
        }
        let marked = try db.execute(
            """
            UPDATE joint_workout SET called_off_at = NULL, called_off_by = NULL
            WHERE id = \(id) AND \(Self.isOf(member)) AND answer = 'accepted' AND called_off_by = \(member)
                AND \(Self.areBuddies(member, other))
            """
        )
        guard marked > 0 else { throw IsOff() }
        return other
    }

    /// Returns the condition that one was agreed between two who still are buddies, isn't over, and was called off by
    /// neither.
    private static func stands(_ id: String, between member: Member.ID, and other: Member.ID, at now: Date) -> SQL {
        """
        id = \(id) AND \(Self.isOf(member)) AND answer = 'accepted' AND called_off_at IS NULL
            AND end_at > \(now.milliseconds) AND \(Self.areBuddies(member, other))
        """
    }

    private static func areBuddies(_ member: Member.ID, _ other: Member.ID) -> SQL {
        """
        EXISTS (SELECT 1 FROM buddy WHERE buddy.owner_id = \(member) AND buddy.buddy_id = \(other)
            AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id")))
        """
    }

    private static func isOf(_ member: Member.ID) -> SQL {
        "(joint_workout.owner_id = \(member) OR joint_workout.buddy_id = \(member))"
    }

    private static func other(of member: Member.ID) -> SQL {
        "CASE WHEN joint_workout.owner_id = \(member) THEN joint_workout.buddy_id ELSE joint_workout.owner_id END"
    }
}
