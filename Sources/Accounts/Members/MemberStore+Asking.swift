package import Members
import Storage

/// Finds members who may be asked or given something.
extension MemberStore {
    /// Returns the names of all time zones in which members live.
    package func timeZones() async throws -> [String] {
        try await self.database.rows("SELECT DISTINCT time_zone FROM member") { try $0.text(0) }
    }

    /// Returns members of these time zones after one, in the order of their ids, who may be asked for something: present,
    /// done with the welcome, and not in no-pressure mode.
    package func askable(in timeZones: [String], after id: Member.ID, limit: Int) async throws -> [Member.ID] {
        guard !timeZones.isEmpty else { return [] }
        return try await self.database.rows(
            """
            SELECT id FROM member
            WHERE id > \(id) AND time_zone IN \(list: timeZones) AND no_pressure = 0 AND onboarded_at IS NOT NULL
                AND \(Self.isPresent)
            ORDER BY id LIMIT \(limit)
            """
        ) { try $0.integer(0) }
    }

    /// Returns those of many members who are neither suspended nor about to leave.
    package func present(among ids: [Member.ID]) async throws -> Set<Member.ID> {
        guard !ids.isEmpty else { return [] }
        return Set(
            try await self.database.rows("SELECT id FROM member WHERE id IN \(list: ids) AND \(Self.isPresent)") {
                try $0.integer(0)
            }
        )
    }

    private static let isPresent: SQL = "suspended_at IS NULL AND id NOT IN (SELECT owner_id FROM leaving)"
}
