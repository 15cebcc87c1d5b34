import Foundation
package import Members
package import Storage

/// Reads many members at once.
extension MemberStore {
    /// Returns the accounts of members who haven't left; leaves out unreadable ones.
    package func find(_ ids: [Member.ID]) async throws -> [Account] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rowsSettingAside(
            "SELECT \(Account.columns) FROM member WHERE id IN \(list: ids)",
            Account.names,
            Account.init
        ).rows
    }

    /// Returns a member's first name; nil for who has left.
    package static func firstName(of id: Member.ID, in db: any SQLConnection) throws -> String? {
        try db.row("SELECT first_name FROM member WHERE id = \(id)") { try $0.text(0) }
    }

    /// Returns a member's mail address, as addresses are compared; nil for who has left.
    package func comparedAddress(of id: Member.ID) async throws -> String? {
        try await self.database.row("SELECT email_key FROM member WHERE id = \(id)") { try $0.text(0) }
    }

    /// Returns those of a role who aren't suspended.
    package static func all(_ role: Member.Role, in db: any SQLConnection) throws -> [Member.ID] {
        try db.rows(
            "SELECT id FROM member WHERE role = \(role.rawValue) AND suspended_at IS NULL ORDER BY id"
        ) { try $0.integer(0) }
    }
}

extension Account {
    /// The facts that any page or message needs.
    package var asMember: Member {
        Member(
            id: self.id,
            screenName: self.screenName,
            firstName: self.firstName,
            role: self.role,
            timeZone: TimeZone(identifier: self.timeZone) ?? .gmt,
            units: self.units,
            theme: self.theme,
            emailConfirmed: self.emailConfirmedAt != nil,
            onboarded: self.onboardedAt != nil,
            noPressure: self.noPressure,
            joinedAt: self.createdAt,
            birthday: self.birthday
        )
    }
}
