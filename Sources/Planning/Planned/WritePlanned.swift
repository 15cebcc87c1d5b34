package import Foundation
import Jobs
package import Storage

/// A planned workout that a calendar has, or is to have, changed.
///
/// Whoever works on the job reads the row as it is then: moved, removed, or no longer wanted in the calendar.
package enum WritePlanned {
    package static let kind = "write-planned-workout"

    /// The payload is the member's id and the plan's, with a space between.
    package static func add(_ id: String, of owner: Int64, at now: Date, in db: any SQLConnection) throws {
        try JobStore.add(self.kind, payload: "\(owner) \(id)", due: now, in: db)
    }
}
