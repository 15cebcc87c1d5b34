import Foundation
import Jobs
import Storage
import Web

/// That a member's clocks show another time now, told to whoever counts days and hours of theirs.
package enum ZoneChange {
    /// A job of this kind has the member's id as its payload.
    package static let kind = "zone-changed"

    static func tell(of member: Member.ID, at now: Date, in connection: any SQLConnection) throws {
        try JobStore.add(Self.kind, payload: String(member), due: now, in: connection)
    }
}
