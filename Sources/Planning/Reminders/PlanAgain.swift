package import Foundation
import Jobs
package import Storage

/// The work of looking again at a member's reminders after their time has changed: their calendars, their settings,
/// their plans, or what keeps them busy.
package enum PlanAgain {
    package static let kind = "planning-again"

    /// Asks for it in the transaction of what changed; several askings before it is done are one.
    ///
    /// One that is being worked on counts as waiting, so its handler must give up its key before it reads anything.
    package static func add(for owner: Int64, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: "\(owner)", due: now, key: "\(Self.kind)/\(owner)", in: connection)
    }
}
