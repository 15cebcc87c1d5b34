import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of what is there where a member trains.
///
/// | route | does |
/// |---|---|
/// | `GET /training/gear?next=` | every place with what is there; back leads to `next` |
/// | `GET /training/gear/{place}?next=`, `POST …` | asks what is at a place; keeps it and leads to `next` |
/// | `GET /api/v1/training/gear`, `PUT …/{place}` | for devices |
struct PlaceGearController: Controller {
    let database: any Database
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.gear, use: self.list)
        own.get(GearLinks.place, use: self.edit)
        own.post(GearLinks.place, use: self.save)
        let api = routes.api(.training)
        api.get(Places.gear, use: self.answerList)
        api.put(GearLinks.place, use: self.answerSave)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let next = try request.query(PlaceGearForm.self).next
        let frame = self.views.frame(
            "What is there",
            back: next.isEmpty ? Places.training.path : next,
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(GearPlacesPage(try await self.gear(of: context).all(), frame: frame))
    }

    func edit(request: Request, context: MemberContext) async throws -> Page {
        let place = try self.place(context)
        let kept = try await self.gear(of: context).gear(at: place)
        let ticked = kept ?? GearCard.usual(at: place)
        return try self.page(
            try request.query(PlaceGearForm.self),
            FormErrors(),
            ticked: ticked,
            at: place,
            in: context
        )
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let place = try self.place(context)
        let form = try await request.form(PlaceGearForm.self)
        return try await form.submit(again: { errors in
            var ignored = FormErrors()
            let ticked = form.input.gear("gear", into: &ignored)
            return try self.page(form, errors, ticked: ticked, at: place, in: context)
        }) { gear in
            try await self.gear(of: context).keep(gear, at: place)
            let path = form.next.isEmpty ? Places.gear.path : form.next
            return .onward(to: path, toast: Toast("\(place.label): kept"))
        }
    }

    private func page(
        _ form: PlaceGearForm,
        _ errors: FormErrors,
        ticked: [Gear],
        at place: Place,
        in context: MemberContext
    ) throws -> Page {
        let frame = self.views.frame(
            "What is there: \(place.label.lowercased())",
            back: form.next.isEmpty ? Places.gear.path : form.next,
            tab: .training,
            help: TrainingHelp.workouts.path,
            in: context
        )
        return try self.views.render(PlaceGearPage(form, errors, ticked: ticked, at: place, frame: frame))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(GearPlacesResponse(try await self.gear(of: context).all()))
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let place = try self.place(context)
        let gear = try await request.form(SentGearForm.self).values()
        try await self.gear(of: context).keep(gear, at: place)
        return JSONResponse(PlaceGearResponse(place, kept: gear))
    }

    private func place(_ context: MemberContext) throws -> Place {
        guard let place = context.parameters.get("place").flatMap(Place.init(rawValue:)) else {
            throw NotFound("A place is gym, home or outdoors.")
        }
        return place
    }

    private func gear(of context: MemberContext) -> PlaceGearStore {
        PlaceGearStore(database: self.database, owner: context.signedIn.id)
    }
}
