import Foundation
import Members
import Storage

/// Finds who trains somewhere now, of those who show it and whom a member may meet.
struct PresentPeople: Sendable {
    let database: any Database
    let people: PersonLookup

    struct Found: Sendable {
        let who: BuddyPeople.Known
        let presence: Presence
    }

    /// The most who are listed.
    private static let most = 100

    /// Returns everybody at a place, buddies first.
    func at(_ gym: String, for member: Member, at now: Date) async throws -> [Found] {
        try await self.found("presence.gym_id = \(gym)", for: member, at: now)
    }

    /// Returns buddies anywhere.
    func buddies(of member: Member, at now: Date) async throws -> [Found] {
        try await self.found("buddy.buddy_id IS NOT NULL", for: member, at: now)
    }

    /// Returns the place where somebody trains now; nil when they don't, or not for this member to see.
    func presence(of other: Member.ID, for member: Member, at now: Date) async throws -> Presence? {
        try await self.found("presence.owner_id = \(other)", for: member, at: now).first?.presence
    }

    private func found(_ condition: SQL, for member: Member, at now: Date) async throws -> [Found] {
        let rows = try await self.database.rows(Self.statement(condition, member.id, at: now)) { row in
            var columns = row.reader
            return (
                owner: try columns.integer(),
                presence: Presence(
                    gym: try columns.text(),
                    name: try columns.text(),
                    since: Date(milliseconds: try columns.integer())
                )
            )
        }
        let known = try await BuddyPeople(database: self.database, people: self.people)
            .find(rows.map(\.owner), for: member, at: now)
        return rows.compactMap { row in known[row.owner].map { Found(who: $0, presence: row.presence) } }
    }

    private static func statement(_ condition: SQL, _ owner: Member.ID, at now: Date) -> SQL {
        """
        SELECT presence.owner_id, presence.gym_id, presence.name, presence.since_at FROM presence
        JOIN buddy_profile AS profile ON profile.owner_id = presence.owner_id
        LEFT JOIN buddy ON buddy.owner_id = \(owner) AND buddy.buddy_id = presence.owner_id
        WHERE \(condition) AND presence.until_at > \(now.milliseconds) AND presence.owner_id <> \(owner)
            AND (profile.shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
            AND (profile.is_visible = 1 OR buddy.buddy_id IS NOT NULL)
            AND \(Blocks.none(between: "\(owner)", and: "presence.owner_id"))
        ORDER BY CASE WHEN buddy.buddy_id IS NULL THEN 1 ELSE 0 END, presence.since_at DESC, presence.owner_id
        LIMIT \(Self.most)
        """
    }
}
