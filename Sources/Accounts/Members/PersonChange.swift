import Foundation
import Jobs
import Members
import Storage

/// The job that says that a member's birthday or gender changed, for wings that store a copy.
package enum PersonChange {
    /// The payload is the member's id.
    package static let kind = "person-changed"

    static func tell(of member: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: String(member), due: now, in: connection)
    }
}
