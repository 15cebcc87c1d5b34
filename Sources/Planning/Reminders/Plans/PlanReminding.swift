import Foundation
import Members
import Storage

/// Whether a member without reminders to train is reminded of the workouts they plan.
struct PlanReminding: Sendable {
    let database: any Database
    let owner: Member.ID

    /// Returns nil until they were asked.
    func answer() async throws -> Bool? {
        try await self.database.row(
            "SELECT reminds_plans FROM reminder_plan WHERE owner_id = \(self.owner) AND reminds_plans IS NOT NULL"
        ) { row in
            var columns = row.reader
            return try columns.bool()
        }
    }

    /// Reminds a member of plans who was never asked, in the caller's transaction; it adds no job.
    static func begin(of owner: Member.ID, in db: any SQLConnection) throws {
        try ReminderPlanStore.begin(owner, in: db)
        try db.execute(
            "UPDATE reminder_plan SET reminds_plans = 1 WHERE owner_id = \(owner) AND reminds_plans IS NULL"
        )
    }

    /// Keeps the answer, and adds a job that plans reminders anew.
    func put(_ reminds: Bool, at now: Date) async throws {
        try await self.database.write { [owner] db in
            try ReminderPlanStore.begin(owner, in: db)
            try db.execute(
                "UPDATE reminder_plan SET reminds_plans = \(reminds ? 1 : 0) WHERE owner_id = \(owner)"
            )
            try PlanAgain.add(for: owner, at: now, in: db)
        }
    }
}
