package import Foundation
import Jobs
package import Storage

/// The work of looking again at a member's reminders after their time has changed.
package enum PlanAgain {
    package static let kind = "planning-again"

    /// Asks for it in the transaction of what changed; several askings before it is done are one.
    package static func add(for owner: Int64, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: "\(owner)", due: now, key: "\(Self.kind)/\(owner)", in: connection)
    }
}
