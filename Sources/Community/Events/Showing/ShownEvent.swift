import Foundation
import Members
import Storage

/// All that the page of an event shows one member.
struct ShownEvent: Sendable {
    let found: FoundEvent
    /// The member's own part; nil for none.
    let attendance: Attendance?
    /// The number of those who wait before the member, who waits; else 0.
    let waitingBefore: Int
    let guests: [EventGuests.Guest]
    /// Buddies who invited the member.
    let inviters: [BuddyPeople.Known]
    /// The member who looks after it; nil when the member may not see them.
    let organiser: BuddyPeople.Known?
    /// Whether the event is for the member's age.
    let isForAge: Bool
    /// Whether it is, and they may meet others.
    let mayCome: Bool
    /// Whether others see that the member comes.
    let isSeen: Bool
    /// Whether the member has a profile, which says whether they are seen.
    let hasProfile: Bool

    init(_ event: GroupEvent, for member: Member, _ access: EventAccess, _ search: EventSearch) async throws {
        let (database, people, now) = (access.database, access.people, access.now())
        let known = BuddyPeople(database: database, people: people)
        self.found = try await search.found(event, for: member.id)
        let part = try await AttendanceStore.part(of: member.id, in: event.id, database)
        self.attendance = part?.attendance
        self.waitingBefore = part?.waitingBefore ?? 0
        self.guests = try await EventGuests(database: database, people: people).of(event.id, for: member, at: now)
        self.inviters = try await EventInvitationStore(database: database, people: known, owner: member)
            .inviters(to: event, at: now)
        self.organiser = try await Self.organiser(of: event, for: member, database, known, at: now)
        let me = try await people([member.id])[member.id]
        self.isForAge = me.map { event.details.ages.admits($0, at: now) } ?? false
        self.mayCome = me?.mayCome(to: event, at: now) ?? false
        let own = try await ProfileStore(database: database, owner: member.id).profile()?.profile
        self.hasProfile = own != nil
        self.isSeen = own.map { $0.isVisible && $0.shares.contains(.presence) } ?? false
    }

    private static func organiser(
        of event: GroupEvent,
        for member: Member,
        _ database: any Database,
        _ people: BuddyPeople,
        at now: Date
    ) async throws -> BuddyPeople.Known? {
        guard let id = event.organiser, id != member.id else { return nil }
        let isSeen =
            try await Visibility(database: database, people: people.people)
            .find(id, by: member, at: now) != nil
        return isSeen ? try await people.find([id], for: member, at: now)[id] : nil
    }
}
