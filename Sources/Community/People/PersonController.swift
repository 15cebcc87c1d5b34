import Foundation
import HTTPTypes
import Hummingbird
import Members
import NIOCore
import Storage
import Web

/// Serves the pages and the API of other members, as far as the asker may see them; all others get the same 404.
///
/// | route | does |
/// |---|---|
/// | `GET /together/members/{id}` | somebody |
/// | `GET /together/members/{id}/photo/{size}?v=` | their picture, small or large |
/// | `GET /api/v1/people/{id}`, `…/photo/{size}` | the same for a device |
struct PersonController: Controller {
    let database: any Database
    let seen: SeenPeople
    let present: PresentPeople
    let details: PersonDetails
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        let api = routes.meetingAPI(self.database)
        own.get(PeopleLinks.person, use: self.show)
        own.get(PeopleLinks.picture, use: self.photo)
        api.get(PeopleAPI.person, use: self.answer)
        api.get(PeopleAPI.picture, use: self.photo)
    }

    func show(request: Request, context: ConfirmedContext) async throws -> Page {
        let shown = try await self.shown(context)
        let frame = self.views.frame(
            shown.who.isSelf ? "Your card" : shown.who.person.firstName,
            back: Places.together.path,
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(PersonPage(shown, units: context.signedIn.units, frame: frame))
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        JSONResponse(ShownPersonResponse(try await self.shown(context)))
    }

    func photo(request: Request, context: ConfirmedContext) async throws -> Response {
        let who = try await self.find(context)
        guard let size = PictureSize(rawValue: context.parameters.get("size") ?? "") else {
            throw Self.missing
        }
        // Members see their own picture even when they don't show it.
        let store = PhotoStore(database: self.database, owner: who.person.id)
        let asked = request.uri.queryParameters["v"].map(String.init)
        let known = who.isSelf ? try await store.version() : who.photoVersion
        guard let known, asked == nil || asked == known, let bytes = try await store.bytes(size, version: known) else {
            throw Self.missing
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/jpeg",
                // A new picture has a new address. Kept for a day only, so that a picture that is hidden later doesn't
                // stay for long.
                .cacheControl: asked == nil ? "private, no-cache" : "private, max-age=86400, immutable",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }

    private func shown(_ context: ConfirmedContext) async throws -> ShownPerson {
        let (member, now) = (context.signedIn, self.now())
        let who = try await self.find(context)
        let presence = try await self.present.presence(of: who.person.id, for: member, at: now)
        return try await ShownPerson(who, to: member, on: member.day(at: now), self.details, presence: presence)
    }

    private func find(_ context: ConfirmedContext) async throws -> SeenPerson {
        let id = try context.number(orElse: Self.missing)
        guard let who = try await self.seen.find(id, by: context.signedIn) else { throw Self.missing }
        return who
    }

    private static let missing = NotFound("There is nobody here, or they aren't to be seen.")
}
