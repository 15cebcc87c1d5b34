package import Foundation
package import Members

/// A buddy who shares with a member when they have time.
package struct Company: Sendable {
    let id: Member.ID
    let name: String
    let zone: TimeZone

    package init(id: Member.ID, name: String, zone: TimeZone) {
        self.id = id
        self.name = name
        self.zone = zone
    }
}

/// Finds a member's buddies who share their free time, a few at most; `App` fills it in.
package typealias CompanyLookup = @Sendable (Member.ID) async throws -> [Company]
