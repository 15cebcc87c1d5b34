package import Foundation
package import Members

/// A buddy who lets a member know when they have time.
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

/// A member's buddies who do so, a few at most; App knows them.
package typealias CompanyLookup = @Sendable (Member.ID) async throws -> [Company]
