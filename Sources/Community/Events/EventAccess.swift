import Foundation
import Members
import Storage
import Web

/// Finds events as one member may see them.
struct EventAccess: Sendable {
    let database: any Database
    let people: PersonLookup
    let now: @Sendable () -> Date

    /// Throws 404 when there is no such event, or it is for another age; who looks after it, or has a part in it from when
    /// it was for them, sees it anyway.
    func event(_ context: ConfirmedContext) async throws -> GroupEvent {
        let member = context.signedIn
        let id = try context.id(orElse: Self.missing)
        guard let event = try await EventStore(database: self.database).find(id) else { throw Self.missing }
        if member.mayChange(event) { return event }
        if try await self.mayCome(member.id, to: event) { return event }
        if try await AttendanceStore.part(of: member.id, in: id, self.database) != nil { return event }
        throw Self.missing
    }

    /// Throws 404 as `event`, and for who sees it although it isn't for their age.
    func joinable(_ context: ConfirmedContext) async throws -> GroupEvent {
        let event = try await self.event(context)
        guard try await self.mayCome(context.signedIn.id, to: event) else { throw Self.otherAge }
        return event
    }

    private func mayCome(_ member: Member.ID, to event: GroupEvent) async throws -> Bool {
        try await self.people([member])[member]?.mayCome(to: event, at: self.now()) ?? false
    }

    /// Throws 404 as `event`, and 403 for who doesn't look after it.
    func changeable(_ context: ConfirmedContext) async throws -> GroupEvent {
        let event = try await self.event(context)
        guard context.signedIn.mayChange(event) else { throw Self.notYours }
        return event
    }

    static let missing = NotFound("There is no such event.")
    private static let otherAge = NotFound("It is for another age.")
    static let notYours = NotAllowed("Only those who look after events can do this.")
}
