package import Foundation
package import Members
package import Storage
import Web

/// The workouts that buddies agreed on, as planning asks for them; none after the buddyship ended or a block.
package enum AgreedWorkouts {
    package struct Agreed: Sendable {
        package let id: String
        package let buddy: Member.ID
        /// Where the buddy is asked for another time.
        package let askPath: String
    }

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

    /// Calls one off that isn't over, in the caller's transaction; returns the buddy, and nil when there is none.
    package static func callOff(
        _ id: String,
        by member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        try Self.mark(id, by: member, now.milliseconds, where: "called_off_at IS NULL", at: now, in: db)
    }

    /// Calls one on again that isn't over.
    package static func callOn(
        _ id: String,
        by member: Member.ID,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        try Self.mark(id, by: member, nil, where: "called_off_at IS NOT NULL", at: now, in: db)
    }

    private static func mark(
        _ id: String,
        by member: Member.ID,
        _ calledOff: Int64?,
        where condition: SQL,
        at now: Date,
        in db: any SQLConnection
    ) throws -> Member.ID? {
        let isOpen: SQL = """
            joint_workout.id = \(id) AND \(Self.isOf(member)) AND joint_workout.answer = 'accepted'
                AND joint_workout.end_at > \(now.milliseconds) AND \(condition)
                AND EXISTS (SELECT 1 FROM buddy WHERE buddy.owner_id = \(member)
                    AND buddy.buddy_id = \(Self.other(of: member))
                    AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id")))
            """
        let buddy = try db.row("SELECT \(Self.other(of: member)) FROM joint_workout WHERE \(isOpen)") {
            try $0.integer(0)
        }
        guard let buddy else { return nil }
        // Both may call it off at the same moment.
        try db.acquire(.pair(member, buddy))
        let marked = try db.execute("UPDATE joint_workout SET called_off_at = \(calledOff) WHERE \(isOpen)")
        return marked > 0 ? buddy : nil
    }

    private static func isOf(_ member: Member.ID) -> SQL {
        "(joint_workout.owner_id = \(member) OR joint_workout.buddy_id = \(member))"
    }

    private static func other(of member: Member.ID) -> SQL {
        "CASE WHEN joint_workout.owner_id = \(member) THEN joint_workout.buddy_id ELSE joint_workout.owner_id END"
    }
}
