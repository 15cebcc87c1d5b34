import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's buddies.
///
/// | route | does |
/// |---|---|
/// | `GET /together/buddies` | the member's buddies |
/// | `GET /together/buddies/{id}/match` | the news that they are buddies now |
/// | `GET`, `POST /together/buddies/{id}/removal` | asks whether to end it; ends it for both |
/// | `POST /together/buddies/{id}/restoration` | undoes that |
/// | `GET /api/v1/buddies` | the member's buddies |
/// | `DELETE /api/v1/buddies/{id}`, `POST …/restoration` | ends it for both; undoes that |
struct BuddyController: Controller {
    let database: any Database
    let views: Views
    let people: BuddyPeople
    let suggestions: Suggestions
    let answers: BuddyRequests
    let details: PersonDetails
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(BuddyLinks.all, use: self.page)
        own.get(BuddyLinks.match, use: self.match)
        own.get(BuddyLinks.removal, use: self.askRemoval)
        own.post(BuddyLinks.removal, .changesMember, use: self.remove)
        own.post(BuddyLinks.restoration, .changesMember, use: self.restore)
        api.get(BuddyAPI.all, use: self.answerList)
        api.delete(BuddyAPI.buddy, .changesMember, use: self.answerRemove)
        api.post(BuddyAPI.restoration, .changesMember, use: self.answerRestore)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let asking = try await BuddyRequestStore(database: self.database, owner: member.id).received().map(\.other)
        let buddies = try await self.buddies(member)
        let page = BuddiesPage(
            buddies,
            quotes: try await self.details.quotes(buddies.map(\.buddy.id)),
            requests: try await self.people.find(asking, for: member, at: self.now()).count,
            today: member.day(at: self.now()),
            zone: member.timeZone,
            findsPeople: self.switches.isOn(.matching),
            frame: self.views.frame(
                "Buddies",
                back: Places.together.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func match(request: Request, context: ConfirmedContext) async throws -> Page {
        let member = context.signedIn
        let (buddy, id) = (try await self.buddy(context), member.id)
        guard let me = try await self.people.people([id])[id] else { throw NotFound() }
        let photo = try await BuddyProfiles(self.database).find([id])[id]?.photoVersion
        let match = try await self.suggestions.match(of: id, with: buddy.buddy.id, at: self.now())
        let day = member.day(at: self.now())
        let page = MatchPage(
            me: PersonView(me, photo: photo, on: day),
            them: PersonView(buddy.who.person, photo: buddy.who.photoVersion, on: day),
            reasons: match?.reasons(in: member.units) ?? [],
            chatPath: ChatLinks.chat(buddy.buddy.chat),
            jointPath: JointWorkoutLinks.new.path(buddy.buddy.chat),
            frame: self.views.frame(
                "A match",
                back: Places.together.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func askRemoval(request: Request, context: ConfirmedContext) async throws -> Page {
        let buddy = try await self.buddy(context)
        let page = BuddyRemovalPage(
            buddyName: buddy.who.person.firstName,
            removalPath: BuddyLinks.removal(buddy.buddy.id),
            frame: self.views.frame(
                "Remove a buddy",
                back: BuddyLinks.all.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func remove(request: Request, context: ConfirmedContext) async throws -> Response {
        let id = try context.number()
        try await self.end(id, context.signedIn)
        let toast = Toast("Removed, on both sides", undo: BuddyLinks.restoration(id))
        return .onward(to: BuddyLinks.all.path, toast: toast)
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        let words =
            try await self.undo(context) == 0
            ? "You are buddies as before"
            : "You are buddies as before. What you had planned stays off where one of you has something else by now."
        // Where there are many, to the one who came back.
        return .onward(to: "\(BuddyLinks.all.path)#\(BuddyLinks.line(try context.number()))", toast: Toast(words))
    }

    func answerList(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let member = context.signedIn
        return JSONResponse(BuddiesResponse(try await self.buddies(member), on: member.day(at: self.now())))
    }

    func answerRemove(request: Request, context: ConfirmedContext) async throws -> Response {
        try await self.end(context.number(), context.signedIn)
        return Response(status: .noContent)
    }

    func answerRestore(request: Request, context: ConfirmedContext) async throws -> Response {
        _ = try await self.undo(context)
        return Response(status: .noContent)
    }

    /// Undoes a removal, and returns how many agreed workouts stay off; throws 404 when there is none to undo.
    private func undo(_ context: ConfirmedContext) async throws -> Int {
        guard let off = try await self.answers.restore(context.number(), of: context.signedIn.id) else {
            throw NotFound("This can't be undone any more.")
        }
        return off
    }

    /// Removes a buddy; throws 404 when there is no such buddy.
    private func end(_ id: Member.ID, _ member: Member) async throws {
        guard try await self.answers.remove(id, of: member.id) else { throw NotFound() }
    }

    /// Finds the buddy of the address; throws 404 when the member has no such buddy.
    private func buddy(_ context: ConfirmedContext) async throws -> KnownBuddy {
        let id = try context.number()
        guard let buddy = try await self.buddies(context.signedIn).first(where: { $0.buddy.id == id }) else {
            throw NotFound()
        }
        return buddy
    }

    /// Returns the buddies, without those whom the member may not meet.
    private func buddies(_ member: Member) async throws -> [KnownBuddy] {
        let buddies = try await BuddyStore(database: self.database, owner: member.id).all()
        let them = try await self.people.find(buddies.map(\.id), for: member, at: self.now())
        return buddies.compactMap { buddy in them[buddy.id].map { KnownBuddy(buddy: buddy, who: $0) } }
    }
}
