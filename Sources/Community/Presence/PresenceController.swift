import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Shows who trains at a place now, and checks in and out there.
///
/// | route | does |
/// |---|---|
/// | `GET /together/activities/{id}` | a place, and who shows that they are there |
/// | `POST …/check-in`, `…/check-out` | says that one trains there now; ends it |
/// | `GET /api/v1/people/activities/{id}` | the same for a device |
/// | `PUT`, `DELETE /api/v1/people/activities/{id}/presence` | checks in and out |
/// | `GET /api/v1/people/presence` | where one is, and which buddies are out |
struct PresenceController: Controller {
    let database: any Database
    let people: PersonLookup
    let places: TrainingPlaces
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database)
        own.get(PresenceLinks.place, use: self.page)
        own.post(PresenceLinks.checkIn, .changesMember, use: self.checkIn)
        own.post(PresenceLinks.checkOut, .changesMember, use: self.checkOut)
        let api = routes.meetingAPI(self.database)
        api.get(PresenceAPI.all, use: self.answerAll)
        api.get(PresenceAPI.place, use: self.answer)
        api.put(PresenceAPI.checkIn, .changesMember, use: self.answerCheckIn)
        api.delete(PresenceAPI.checkIn, .changesMember, use: self.answerCheckOut)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let (place, member) = (try await self.place(context), context.signedIn)
        let presence = try await self.store(context).current(at: self.now())
        let profile = try await ProfileStore(database: self.database, owner: member.id).profile()?.profile
        let page = PresencePage(
            place,
            present: try await self.present.at(place.id, for: member, at: self.now()),
            own: presence?.gym == place.id ? presence : nil,
            profile: profile,
            for: member,
            at: self.now(),
            frame: self.views.frame(
                place.name,
                back: PeopleLinks.activities,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    func checkIn(request: Request, context: ConfirmedContext) async throws -> Response {
        let place = try await self.place(context)
        try await self.store(context).begin(at: place, self.places, at: self.now())
        let toast = Toast("You're at \(place.name), for three hours at most", undo: PresenceLinks.checkOut(place.id))
        return .onward(to: PresenceLinks.place(place.id), toast: toast)
    }

    func checkOut(request: Request, context: ConfirmedContext) async throws -> Response {
        let place = try await self.place(context)
        let since = try await self.store(context).current(at: self.now())?.since ?? self.now()
        let wasThere = try await self.store(context).end(at: place.id, self.places, at: self.now())
        let isShort = self.now().timeIntervalSince(since) < Presence.shortest
        let words = "Checked out" + (isShort ? ". A visit counts from 20 minutes." : "")
        let toast = wasThere ? Toast(words, undo: PresenceLinks.checkIn(place.id)) : nil
        return .onward(to: PresenceLinks.place(place.id), toast: toast)
    }

    func answerAll(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let member = context.signedIn
        let own = try await self.store(context).current(at: self.now())
        let buddies = try await self.present.buddies(of: member, at: self.now())
        return JSONResponse(PresenceResponse(own: own, buddies: buddies, on: member.day(at: self.now())))
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let (place, member) = (try await self.place(context), context.signedIn)
        let present = try await self.present.at(place.id, for: member, at: self.now())
        return JSONResponse(TrainingPlaceResponse(place, present: present, on: member.day(at: self.now())))
    }

    func answerCheckIn(request: Request, context: ConfirmedContext) async throws -> Response {
        try await self.store(context).begin(at: try await self.place(context), self.places, at: self.now())
        return Response(status: .noContent)
    }

    func answerCheckOut(request: Request, context: ConfirmedContext) async throws -> Response {
        let place = try await self.place(context)
        guard try await self.store(context).end(at: place.id, self.places, at: self.now()) else {
            throw NotFound("You aren't checked in there.")
        }
        return Response(status: .noContent)
    }

    /// Throws 404 for a place that is in no list.
    private func place(_ context: ConfirmedContext) async throws -> TrainingPlace {
        let missing = NotFound("No list has this place.")
        guard let place = try await self.places.find(try context.name(orElse: missing)) else { throw missing }
        return place
    }

    private var present: PresentPeople { PresentPeople(database: self.database, people: self.people) }

    private func store(_ context: ConfirmedContext) -> PresenceStore {
        PresenceStore(database: self.database, owner: context.signedIn.id)
    }
}
