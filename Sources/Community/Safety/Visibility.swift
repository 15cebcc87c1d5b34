import Foundation
import Members
import Storage

/// Decides whom a member may see; everybody else is treated as if they didn't exist.
struct Visibility: Sendable {
    let database: any Database
    let people: PersonLookup

    /// Returns nil for members who don't exist, left or are about to, are hidden, blocked on either side, suspended, or
    /// in the other age group.
    ///
    /// It runs the same statements in every case, so that the time it takes tells nothing.
    func find(_ other: Member.ID, by member: Member, at now: Date) async throws -> Person? {
        let people = try await self.people([member.id, other])
        let isShown = try await self.database.exists(Self.statement(member.id, other))
        guard isShown, let asker = people[member.id], let person = people[other],
            asker.mayMeet(person, on: member.day(at: now))
        else { return nil }
        return person
    }

    /// Returns those of many members who neither are blocked nor hide; suspension and age are checked by accounts.
    static func shown(
        _ others: [Member.ID],
        to owner: Member.ID,
        in database: any Database
    ) async throws -> [Member.ID] {
        try await database.rows(
            """
            SELECT member.id FROM member
            WHERE member.id IN \(list: others) AND \(Blocks.none(between: "\(owner)", and: "member.id")) AND (
                EXISTS (SELECT 1 FROM buddy_profile WHERE owner_id = member.id AND is_visible = 1)
                OR EXISTS (SELECT 1 FROM buddy WHERE owner_id = \(owner) AND buddy_id = member.id)
            )
            """
        ) { try $0.integer(0) }
    }

    /// Selects a row when neither blocked the other, and the other shows a profile, is a buddy, or asked to be one.
    static func statement(_ owner: Member.ID, _ other: Member.ID) -> SQL {
        """
        SELECT 1 WHERE \(Blocks.none(between: "\(owner)", and: "\(other)")) AND (
            EXISTS (SELECT 1 FROM buddy_profile WHERE owner_id = \(other) AND is_visible = 1)
            OR EXISTS (SELECT 1 FROM buddy WHERE owner_id = \(owner) AND buddy_id = \(other))
            OR EXISTS (SELECT 1 FROM buddy_answer WHERE owner_id = \(other) AND to_id = \(owner) AND is_open = 1)
        )
        """
    }
}
