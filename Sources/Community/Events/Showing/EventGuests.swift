import Foundation
import Members
import Storage

/// Finds who comes to an event, of those who show when and where they train and whom a member may meet.
struct EventGuests: Sendable {
    let database: any Database
    let people: PersonLookup

    struct Guest: Sendable {
        let who: BuddyPeople.Known
        let isBuddy: Bool
        let isHere: Bool
    }

    /// The most who are listed.
    private static let most = 100

    /// Returns buddies first, then who joined first.
    func of(_ id: GroupEvent.ID, for member: Member, at now: Date) async throws -> [Guest] {
        let rows = try await self.database.rows(Self.statement(id, member.id)) { row in
            var columns = row.reader
            return (owner: try columns.integer(), isBuddy: try columns.bool(), isHere: try columns.bool())
        }
        let known = try await BuddyPeople(database: self.database, people: self.people)
            .find(rows.map(\.owner), for: member, at: now)
        return rows.compactMap { row in
            known[row.owner].map { Guest(who: $0, isBuddy: row.isBuddy, isHere: row.isHere) }
        }
    }

    private static func statement(_ id: GroupEvent.ID, _ owner: Member.ID) -> SQL {
        """
        SELECT guest.owner_id, CASE WHEN buddy.buddy_id IS NULL THEN 0 ELSE 1 END,
            CASE WHEN guest.checked_in_at IS NULL THEN 0 ELSE 1 END
        FROM event_attendance AS guest
        JOIN buddy_profile AS profile ON profile.owner_id = guest.owner_id
        LEFT JOIN buddy ON buddy.owner_id = \(owner) AND buddy.buddy_id = guest.owner_id
        WHERE guest.event_id = \(id) AND guest.state = 'joined' AND guest.owner_id <> \(owner)
            AND (profile.shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0
            AND (profile.is_visible = 1 OR buddy.buddy_id IS NOT NULL)
            AND \(Blocks.none(between: "\(owner)", and: "guest.owner_id"))
        ORDER BY CASE WHEN buddy.buddy_id IS NULL THEN 1 ELSE 0 END, guest.number LIMIT \(Self.most)
        """
    }
}
