package import Foundation
package import Members
package import Storage

/// Members whom `spotter demo` made up, told apart from people by a row of their own.
package struct MadeUpMembers: Sendable {
    private let database: any Database

    package init(database: any Database) { self.database = database }

    /// Says that this new member is made up, and gives them a role; nobody decided it, so the log says nothing.
    package func mark(_ id: Member.ID, as role: Member.Role) async throws {
        try await self.database.write { db in
            try db.execute(
                "INSERT INTO made_up_member (owner_id) VALUES (\(id)) ON CONFLICT (owner_id) DO NOTHING"
            )
            if role != .member { _ = try MemberStore.appoint(id, role, in: db) }
        }
    }

    /// Says that they are done with the set-up and need no letter: nobody made up reads one, and who tries them wants to
    /// see the house.
    package func settle() async throws {
        try await self.database.write { db in
            try db.execute(
                """
                UPDATE member SET onboarded_at = COALESCE(onboarded_at, created_at),
                    email_confirmed_at = COALESCE(email_confirmed_at, created_at)
                WHERE id IN (SELECT owner_id FROM made_up_member)
                """
            )
        }
    }

    /// Returns whether anybody here is not made up.
    package func isPeopled() async throws -> Bool {
        try await self.database.exists("SELECT 1 FROM member WHERE id NOT IN (SELECT owner_id FROM made_up_member)")
    }

    package func all() async throws -> [Member.ID] {
        try await self.database.read { try Self.all(in: $0) }
    }

    package static func all(in db: any SQLConnection) throws -> [Member.ID] {
        try db.rows("SELECT owner_id FROM made_up_member ORDER BY owner_id") { try $0.integer(0) }
    }

    /// Returns those of these members who are made up.
    func among(_ ids: [Member.ID]) async throws -> Set<Member.ID> {
        guard !ids.isEmpty else { return [] }
        let found = try await self.database.rows(
            "SELECT owner_id FROM made_up_member WHERE owner_id IN \(list: ids)"
        ) { try $0.integer(0) }
        return Set(found)
    }

    /// Deletes these members with everything that is theirs, as a deletion that was asked for does when its day comes.
    package static func delete(
        _ ids: [Member.ID],
        observer: AbsenceObserver,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        for id in ids {
            try observer(AbsenceChange(id, .leaving, begins: true, at: now), db)
            try db.execute(
                "DELETE FROM member WHERE id = \(id) AND id IN (SELECT owner_id FROM made_up_member)"
            )
        }
    }
}
