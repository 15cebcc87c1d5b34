import Foundation
import Jobs
import Members
import Storage

/// That a member's birthday or gender is another now, told to whoever keeps it beside something of theirs.
package enum PersonChange {
    /// A job of this kind has the member's id as its payload.
    package static let kind = "person-changed"

    static func tell(of member: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: String(member), due: now, in: connection)
    }
}
