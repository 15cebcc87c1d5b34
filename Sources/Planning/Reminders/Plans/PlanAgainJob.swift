import Foundation
import Jobs
import Storage

/// Runs `PlanAgain` jobs.
struct PlanAgainJob: Sendable {
    let database: any Database
    let planner: ReminderPlanner

    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("no member") }
        // A change during this run gets a job of its own.
        try await JobStore(database: self.database).giveUpKey(of: job)
        do {
            try await self.planner.plan(owner)
        } catch DatabaseError.foreignKeyViolation {
            // The member left meanwhile.
            return .done
        }
        return .done
    }
}
