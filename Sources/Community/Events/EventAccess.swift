import Foundation
import Members
import Storage
import Web

/// Finds events as one member may see them.
struct EventAccess: Sendable {
    let database: any Database
    let people: PersonLookup
    let now: @Sendable () -> Date

    /// Throws 404 when there is no such event, or it is for another age; who looks after it sees it anyway.
    func event(_ context: ConfirmedContext) async throws -> GroupEvent {
        let member = context.signedIn
        let id = try context.id(orElse: Self.missing)
        let (event, now) = (try await EventStore(database: self.database).find(id), self.now())
        let me = try await self.people([member.id])[member.id]
        guard let event, member.mayChange(event) || me?.mayCome(to: event, at: now) == true else {
            throw Self.missing
        }
        return event
    }

    /// Throws 404 as `event`, and 403 for who doesn't look after it.
    func changeable(_ context: ConfirmedContext) async throws -> GroupEvent {
        let event = try await self.event(context)
        guard context.signedIn.mayChange(event) else { throw Self.notYours }
        return event
    }

    static let missing = NotFound("There is no such event.")
    static let notYours = NotAllowed("Only those who look after events can do this.")
}
