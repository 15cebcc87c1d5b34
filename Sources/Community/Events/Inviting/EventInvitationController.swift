import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Invites buddies to an event.
///
/// | route | does |
/// |---|---|
/// | `GET /together/events/{id}/invitations` | the buddies who could come |
/// | `POST /together/events/{id}/invitations` | invites one: `memberId` |
/// | `POST /api/v1/events/{id}/invitations` | the same for a device |
struct EventInvitationController: Controller {
    let access: EventAccess
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.events(self.access.database)
        own.get(EventLinks.invitations, use: self.page)
        own.post(EventLinks.invitations, .changesMember, use: self.invite)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.post(EventAPI.invitations, .changesMember, use: self.answerInvite)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let event = try await self.access.event(context)
        let page = EventInvitationsPage(
            event,
            buddies: try await self.store(context).buddies(for: event, at: self.now()),
            today: context.signedIn.day(at: self.now()),
            frame: self.views.frame(
                "Invite buddies",
                back: EventLinks.event(event.id),
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func invite(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let buddy = try await request.form(BuddyRequestForm.self).values()
        let words = try Self.words(try await self.store(context).invite(buddy, to: event, at: self.now()))
        return .onward(to: EventLinks.invitations(event.id), toast: Toast(words))
    }

    func answerInvite(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.event(context)
        let buddy = try await request.form(BuddyRequestForm.self).values()
        switch try await self.store(context).invite(buddy, to: event, at: self.now()) {
        case .tooMany: throw TooOften(seconds: 3_600, words: Self.tooMany)
        case .closed: throw Conflict(AttendanceController.closed)
        case .missing: throw Self.missing
        case .sent: return Response(status: .noContent)
        }
    }

    /// Throws 404 for who is no buddy who may come.
    private static func words(_ outcome: EventInvitationStore.Outcome) throws -> String {
        switch outcome {
        case .sent: "Invited"
        case .tooMany: self.tooMany
        case .closed: AttendanceController.closed
        case .missing: throw self.missing
        }
    }

    private static let missing = NotFound("They aren't a buddy of yours who could come.")
    private static let tooMany = "Those were many invitations for a day. Go on tomorrow."

    private func store(_ context: ConfirmedContext) -> EventInvitationStore {
        EventInvitationStore(
            database: self.access.database,
            people: BuddyPeople(database: self.access.database, people: self.access.people),
            owner: context.signedIn
        )
    }
}
