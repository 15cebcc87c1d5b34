import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of gyms near a place.
///
/// The place is used for the answer and forgotten, unless the member has it remembered.
///
/// | route | does |
/// |---|---|
/// | `GET /gyms?lat=&lon=`, `?place=` | the nearest gyms, or those of a name; without a place, around the remembered one |
/// | `POST /gyms/place`, `…/removal`, `…/{sealed}/restoration` | remembers a place, sealed; forgets it; undoes that |
/// | `POST /gyms/favourites`, `…/removal`, `…/{id}/restoration` | makes a gym one's own, or not; undoes that |
/// | `POST /gyms/visits`, `…/removal` | says that one is there today; takes it back |
/// | `GET /api/v1/gyms?lat=&lon=&place=&limit=`, `…/favourites` | the nearest gyms; one's own |
/// | `PUT`, `DELETE /api/v1/gyms/{id}/favourite` | makes a gym one's own, or not |
/// | `POST`, `DELETE /api/v1/gyms/{id}/visits` | says that one is there today; takes it back |
struct GymController: Controller {
    let database: any Database
    let seal: Seal
    let views: Views
    let presence: GymPresence
    let tiles: MapTiles?
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(GymLinks.all, use: self.page)
        own.post(GymLinks.place, use: self.remember)
        own.post(GymLinks.forgetting, use: self.forget)
        own.post(GymLinks.placeRestoration, use: self.rememberAgain)
        own.post(GymLinks.favourites, use: self.choose)
        own.post(GymLinks.unfavourites, use: self.leave)
        own.post(GymLinks.restoration, use: self.restore)
        own.post(GymLinks.visits, use: self.visit)
        own.post(GymLinks.unvisits, use: self.takeBack)
        let api = routes.api(.training)
        api.get(GymLinks.all, use: self.answer)
        api.get(GymLinks.favourites, use: self.answerOwn)
        api.put(GymAPI.favourite, use: self.answerChoosing)
        api.delete(GymAPI.favourite, use: self.answerLeaving)
        api.post(GymAPI.visits, use: self.answerVisiting)
        api.delete(GymAPI.visits, use: self.answerTakingBack)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(GymSearchForm.self)
        return try await form.look(
            again: { try await self.page(GymsAround(), form.input, $0, context) }
        ) { values in
            let remembered = try await self.places(context).place()
            var around = try await self.around(values, otherwise: remembered)
            around.isRemembered = remembered != nil && around.place == remembered
            return try await self.page(around, form.input, FormErrors(), context)
        }
    }

    private func page(
        _ found: GymsAround,
        _ input: FormInput,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        var around = found
        around.mine = try await self.own(context).all()
        around.visited = try await self.own(context).visited(on: member.day(at: self.now()))
        if around.near.isEmpty, around.named.isEmpty {
            around.hasList = try await !GymStore(database: self.database).isEmpty()
        }
        let page = GymsPage(
            around,
            input: input,
            errors: errors,
            units: member.units,
            tiles: self.tiles,
            frame: self.views.frame(
                "Gyms",
                back: Places.training.path,
                tab: .training,
                help: TrainingHelp.gyms.path,
                in: context
            )
        )
        return try self.views.render(page)
    }

    /// Finds gyms around a place, which may be said by the name of a town, and those of that name themselves.
    ///
    /// Throws a complaint for a name that neither a town nor a gym has.
    func around(_ values: GymSearchForm.Values, otherwise remembered: Coordinate?) async throws -> GymsAround {
        let store = GymStore(database: self.database)
        var around = GymsAround()
        around.place = values.place ?? remembered
        around.name = values.name
        if !values.name.isEmpty {
            around.place = try await Gazetteer(database: self.database).find(values.name)?.coordinate
            around.named = try await store.find(named: values.name, limit: values.limit)
            guard around.place != nil || !around.named.isEmpty else {
                throw FormErrors("place", "We know no such place. Try a town near by, or the name of a gym.")
            }
        }
        if let place = around.place { around.near = try await store.nearest(to: place, limit: values.limit) }
        let near = Set(around.near.map(\.gym.id))
        around.named.removeAll { near.contains($0.id) }
        return around
    }

    func remember(request: Request, context: MemberContext) async throws -> Response {
        guard let place = try await request.form(GymSearchForm.self).place else {
            throw HTTPError(.badRequest, message: "That place is off the map.")
        }
        try await self.places(context).remember(place)
        return .onward(to: GymLinks.all.path, toast: Toast("Remembered, for your eyes only"))
    }

    func forget(request: Request, context: MemberContext) async throws -> Response {
        let undo = try await self.places(context).forget().map(GymLinks.restoration(ofPlace:)) ?? ""
        return .onward(to: GymLinks.all.path, toast: Toast("Forgotten", undo: undo))
    }

    /// Has a forgotten place remembered again; it comes with the address, because nothing of it was kept here.
    func rememberAgain(request: Request, context: MemberContext) async throws -> Response {
        guard let sealed = context.parameters.get("sealed").flatMap(Data.init(base64URL:)),
            try await self.places(context).restore([UInt8](sealed))
        else { throw NotFound("This place can't be brought back. Look for it again.") }
        return .onward(to: GymLinks.all.path, toast: Toast("Remembered as before"))
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let (gym, back) = try await self.gym(request, context)
        try await self.own(context).add(gym, at: self.now())
        return .onward(to: back, toast: Toast("\(gym.name) is yours now"))
    }

    func leave(request: Request, context: MemberContext) async throws -> Response {
        let (gym, back) = try await self.gym(request, context)
        try await self.own(context).remove(gym.id)
        return .onward(
            to: back,
            toast: Toast("\(gym.name) is no longer among yours", undo: GymLinks.restoration(gym.id))
        )
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let gym = try await self.gym(try context.name(orElse: Self.missing), context)
        try await self.own(context).add(gym, at: self.now())
        return .onward(to: GymLinks.all.path, toast: Toast("\(gym.name) is yours as before"))
    }

    func visit(request: Request, context: MemberContext) async throws -> Response {
        let (gym, back) = try await self.gym(request, context)
        try await self.own(context).visit(gym, on: self.today(context), at: self.now(), self.presence)
        return .onward(to: back, toast: Toast("Today's visit counts"))
    }

    func takeBack(request: Request, context: MemberContext) async throws -> Response {
        let (gym, back) = try await self.gym(request, context)
        try await self.own(context).takeBack(gym.id, on: self.today(context), at: self.now(), self.presence)
        return .onward(to: back, toast: Toast("Today's visit is taken back", undo: GymLinks.visiting(gym.id)))
    }

    /// Returns the gym of a button, and the page to go back to.
    private func gym(_ request: Request, _ context: MemberContext) async throws -> (gym: Gym, back: String) {
        let sent = try await request.form(GymSearchForm.self)
        // Undo names it in the address.
        let form = sent.input.has("gym") ? sent : try request.query(GymSearchForm.self)
        let gym = try await self.gym(form.input["gym"], context)
        return (gym, GymLinks.around(form.place, named: form.input["place"]))
    }

    /// Finds a gym in the lists or among the member's favourites; throws 404 for none.
    func gym(_ id: Gym.ID, _ context: MemberContext) async throws -> Gym {
        if let gym = try await GymStore(database: self.database).find(id) { return gym }
        guard let gym = try await self.own(context).all().first(where: { $0.id == id }) else {
            throw Self.missing
        }
        return gym
    }

    static let missing = NotFound("No list has this gym any more. Look for one near you.")

    func today(_ context: MemberContext) -> CalendarDay { context.signedIn.day(at: self.now()) }

    func own(_ context: MemberContext) -> FavouriteGymStore {
        FavouriteGymStore(database: self.database, owner: context.signedIn.id)
    }

    private func places(_ context: MemberContext) -> RememberedPlaceStore {
        RememberedPlaceStore(database: self.database, seal: self.seal, owner: context.signedIn.id)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let around = try await self.around(try request.query(GymSearchForm.self).placed(), otherwise: nil)
        return JSONResponse(GymsResponse(around.near, named: around.named, mine: try await self.own(context).all()))
    }

    func answerOwn(request: Request, context: MemberContext) async throws -> JSONResponse {
        let own = self.own(context)
        return JSONResponse(
            OwnGymsResponse(try await own.all(), visited: try await own.visited(on: self.today(context)))
        )
    }

    func answerChoosing(request: Request, context: MemberContext) async throws -> Response {
        try await self.own(context).add(try await self.gym(context), at: self.now())
        return Response(status: .noContent)
    }

    func answerLeaving(request: Request, context: MemberContext) async throws -> Response {
        try await self.own(context).remove(try await self.gym(context).id)
        return Response(status: .noContent)
    }

    func answerVisiting(request: Request, context: MemberContext) async throws -> Response {
        let gym = try await self.gym(context)
        try await self.own(context).visit(gym, on: self.today(context), at: self.now(), self.presence)
        return Response(status: .noContent)
    }

    func answerTakingBack(request: Request, context: MemberContext) async throws -> Response {
        let gym = try await self.gym(context)
        try await self.own(context).takeBack(gym.id, on: self.today(context), at: self.now(), self.presence)
        return Response(status: .noContent)
    }

    private func gym(_ context: MemberContext) async throws -> Gym {
        try await self.gym(try context.name(orElse: Self.missing), context)
    }
}
