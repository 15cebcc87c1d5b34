import Foundation
import Jobs
import Notices
import Storage
import Web

/// Ends a suspension whose time is over, and tells the member.
struct SuspensionEnd: Sendable {
    static let kind = "end-suspension"

    let database: any Database
    let suspension: Suspension
    let now: @Sendable () -> Date

    /// Does nothing when the suspension ended before, or has another end by now: that one has a job of its own.
    func run(_ job: Job) async throws -> JobOutcome {
        guard let owner = Int64(job.payload) else { return .hopeless("not a member's id") }
        let now = self.now()
        try await self.database.write { [suspension] db in
            let isOver = try db.exists(
                "SELECT 1 FROM suspension WHERE owner_id = \(owner) AND ends_at <= \(now.milliseconds)"
            )
            guard isOver, try suspension.end(of: owner, at: now, in: db) else { return }
            try Notice.tell(
                owner,
                .house,
                "Your account isn't suspended any more. Good to have you back.",
                path: Places.together.path,
                cause: "restored \(now.milliseconds)",
                at: now,
                in: db
            )
        }
        return .done
    }
}
