import Foundation
import Jobs
import Members
import Storage

/// The job that brings a calendar in line with a planned workout.
///
/// Its handler reads the row as it is then: moved, removed, or no longer wanted in the calendar.
enum WritePlanned {
    static let kind = "write-planned-workout"

    /// Adds the job; the payload is the member's id and the plan's, with a space between.
    static func add(_ id: String, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try JobStore.add(self.kind, payload: "\(owner) \(id)", due: now, in: db)
    }

    /// Lets all future plans belong in the calendar that the member chose, where none was chosen before; but for those that
    /// they keep out of it.
    static func chooseAll(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try db.execute(
            """
            UPDATE planned_workout SET in_calendar = 1, version = version + 1
            WHERE owner_id = \(owner) AND removed_at IS NULL AND in_calendar = 0 AND kept_out_at IS NULL
                AND start_at > \(now.milliseconds)
            """
        )
    }

    /// Adds jobs for all future plans that belong in a calendar, because the member chose another one, or none.
    static func addAll(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let ids = try db.rows(
            """
            SELECT id FROM planned_workout
            WHERE owner_id = \(owner) AND removed_at IS NULL AND in_calendar = 1 AND start_at > \(now.milliseconds)
            ORDER BY start_at, id
            """
        ) { try $0.text(0) }
        for id in ids { try self.add(id, of: owner, at: now, in: db) }
    }
}
