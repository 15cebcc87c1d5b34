package import Foundation
import Jobs
package import Members
package import Storage

/// The job that plans a member's reminders anew after a change of their calendars, settings, plans or busy times.
package enum PlanAgain {
    package static let kind = "planning-again"

    /// Adds the job in the transaction of the change; several changes before it runs make one job.
    ///
    /// A running job still has the key, so its handler must give up the key before it reads anything.
    package static func add(for owner: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: "\(owner)", due: now, key: "\(Self.kind)/\(owner)", in: connection)
    }
}
