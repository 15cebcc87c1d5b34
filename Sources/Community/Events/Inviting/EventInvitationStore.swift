import Foundation
import Members
import Notices
import Storage

/// Keeps the invitations that one member sends to buddies.
struct EventInvitationStore: Sendable {
    enum Outcome: Sendable, Equatable {
        case sent
        /// They aren't a buddy who may come.
        case missing
        /// The day's invitations are used up.
        case tooMany
        /// The event is over or cancelled.
        case closed
    }

    /// The most invitations in 24 hours, over all events.
    static let mostADay = 50

    let database: any Database
    let people: BuddyPeople
    let owner: Member

    /// Returns the buddies who may come and have no part in the event as far as they show it, and whether each is
    /// invited by this member.
    func buddies(for event: GroupEvent, at now: Date) async throws -> [(who: BuddyPeople.Known, isInvited: Bool)] {
        let rows = try await self.database.rows(Self.statement(self.owner.id, event.id)) { row in
            var columns = row.reader
            return (id: try columns.integer(), isInvited: try columns.bool())
        }
        let known = try await self.people.find(rows.map(\.id), for: self.owner, at: now)
        return rows.compactMap { row in
            known[row.id].flatMap { $0.person.mayCome(to: event, at: now) ? (who: $0, isInvited: row.isInvited) : nil }
        }
    }

    private static func statement(_ owner: Member.ID, _ event: GroupEvent.ID) -> SQL {
        """
        SELECT buddy.buddy_id, CASE WHEN invitation.at IS NULL THEN 0 ELSE 1 END FROM buddy
        LEFT JOIN event_invitation AS invitation ON invitation.owner_id = buddy.buddy_id
            AND invitation.event_id = \(event) AND invitation.from_id = buddy.owner_id
        WHERE buddy.owner_id = \(owner) AND \(Blocks.none(between: "buddy.owner_id", and: "buddy.buddy_id"))
            AND NOT EXISTS (SELECT 1 FROM event_attendance AS guest
                JOIN buddy_profile AS profile ON profile.owner_id = guest.owner_id
                WHERE guest.owner_id = buddy.buddy_id AND guest.event_id = \(event) AND guest.state = 'joined'
                    AND (profile.shares & \(BuddyProfile.Shares.presence.rawValue)) <> 0)
        ORDER BY buddy.since, buddy.buddy_id LIMIT \(BuddyStore.most)
        """
    }

    /// Invites a buddy; a second call changes nothing, and tells nobody.
    func invite(_ buddy: Member.ID, to event: GroupEvent, at now: Date) async throws -> Outcome {
        guard event.isOpen(at: now) else { return .closed }
        let known = try await self.people.find([buddy], for: self.owner, at: now)[buddy]
        guard let known, known.person.mayCome(to: event, at: now) else { return .missing }
        return try await self.database.write { [owner] db in
            // Nobody blocks or removes the other meanwhile.
            try db.acquire(.pair(owner.id, buddy))
            try db.acquire(.counting(owner.id))
            guard try Buddyship.chat(of: owner.id, with: buddy, in: db) != nil,
                try !Blocks.exists(between: owner.id, and: buddy, in: db)
            else { return .missing }
            let isKnown = try db.exists(
                """
                SELECT 1 FROM event_invitation
                WHERE owner_id = \(buddy) AND event_id = \(event.id) AND from_id = \(owner.id)
                """
            )
            if isKnown { return .sent }
            let sent = try db.row(
                """
                SELECT COUNT(*) FROM event_invitation
                WHERE from_id = \(owner.id) AND at > \(now.milliseconds - 86_400_000)
                """
            ) { try $0.int(0) }
            guard (sent ?? 0) < Self.mostADay else { return .tooMany }
            try db.execute(
                """
                INSERT INTO event_invitation (owner_id, event_id, from_id, at)
                VALUES (\(buddy), \(event.id), \(owner.id), \(now.milliseconds))
                ON CONFLICT (owner_id, event_id, from_id) DO NOTHING
                """
            )
            try Notice.tell(
                buddy,
                .buddyEvents,
                "\(owner.firstName) would like you to come to \(event.quoted), \(event.dated(at: now)).",
                path: EventLinks.event(event.id),
                about: owner.id,
                cause: "event \(event.id) with \(owner.id)",
                at: now,
                until: event.details.end,
                in: db
            )
            return .sent
        }
    }

    /// Returns the buddies who invited this member to an event.
    func inviters(to event: GroupEvent, at now: Date) async throws -> [BuddyPeople.Known] {
        let ids = try await self.database.rows(
            """
            SELECT invitation.from_id FROM event_invitation AS invitation
            JOIN buddy ON buddy.owner_id = invitation.owner_id AND buddy.buddy_id = invitation.from_id
            WHERE invitation.owner_id = \(self.owner.id) AND invitation.event_id = \(event.id)
                AND \(Blocks.none(between: "invitation.owner_id", and: "invitation.from_id"))
            ORDER BY invitation.at, invitation.from_id LIMIT 5
            """
        ) { try $0.integer(0) }
        let known = try await self.people.find(ids, for: self.owner, at: now)
        return ids.compactMap { known[$0] }
    }
}
