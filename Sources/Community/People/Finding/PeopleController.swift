import Foundation
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Finds people, and places where people train.
///
/// A place is reduced to its cell at once; nothing finer is stored or used for the search.
///
/// | route | does |
/// |---|---|
/// | `GET /together/people` | people by filters, as a list and a map |
/// | `GET /together/people?show=activities` | where people train, and when usually |
/// | `GET /api/v1/people`, `/api/v1/people/activities` | for devices |
struct PeopleController: Controller {
    let database: any Database
    let views: Views
    let search: PeopleSearch
    let happenings: Happenings
    let ownGyms: OwnGymLookup
    let place: SearchedPlace
    let tiles: (address: String, attribution: String)?
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.meeting(self.database).part(.matching)
        let api = routes.meetingAPI(self.database).part(.matching)
        own.get(PeopleLinks.all, use: self.page)
        api.get(PeopleAPI.all, use: self.answer)
        api.get(PeopleAPI.activities, use: self.answerActivities)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let form = try self.form(request, context)
        return try await form.look(again: { try await self.page(.nothing, form, $0, around: nil, context) }) { values in
            let values = try await self.placed(values, context)
            let content: PeoplePage.Content
            if form.input["show"] == "activities" {
                content = try await self.activities(values, context).map { .activities($0) } ?? .nothing
            } else {
                content = .people(try await self.found(values, context))
            }
            return try await self.page(content, form, FormErrors(), around: values.query.place, context)
        }
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await self.placed(try self.form(request, context).values(), context)
        return JSONResponse(PeopleResponse(try await self.found(values, context), on: self.today(context)))
    }

    func answerActivities(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try await self.placed(try self.form(request, context).values(), context)
        guard let place = values.query.place else {
            var errors = FormErrors("lat", "Say where: send a latitude.")
            errors.add("lon", "Say where: send a longitude.")
            throw errors
        }
        return JSONResponse(HappeningsResponse(try await self.gathered(around: place, values, context), from: place))
    }

    /// Reads the form of a page or of a device.
    private func form(_ request: Request, _ context: ConfirmedContext) throws -> PeopleForm {
        var form = try request.query(PeopleForm.self)
        form.isWithoutWeights = context.signedIn.noPressure
        return form
    }

    /// Returns the search around its place.
    private func placed(_ values: PeopleForm.Values, _ context: ConfirmedContext) async throws -> PeopleForm.Values {
        var placed = values
        placed.query.place = try await self.place.find(
            values.placeName,
            orElse: values.query.place,
            anywhere: values.anywhere,
            for: context.signedIn.id
        )
        return placed
    }

    private func found(_ values: PeopleForm.Values, _ context: ConfirmedContext) async throws -> PeopleSearch.Results {
        try await self.search.find(
            values.query,
            for: context.signedIn.id,
            on: self.today(context),
            after: values.after,
            limit: values.limit
        )
    }

    private func activities(
        _ values: PeopleForm.Values,
        _ context: ConfirmedContext
    ) async throws -> [HappeningView]? {
        guard let place = values.query.place else { return nil }
        return try await self.gathered(around: place, values, context).map {
            HappeningView($0, from: place, units: context.signedIn.units)
        }
    }

    private func gathered(
        around place: CoarsePlace,
        _ values: PeopleForm.Values,
        _ context: ConfirmedContext
    ) async throws -> [Happenings.Gathered] {
        try await self.happenings.around(
            place,
            kilometres: values.query.kilometres,
            for: context.signedIn.id,
            at: self.now()
        )
    }

    private func page(
        _ content: PeoplePage.Content,
        _ form: PeopleForm,
        _ errors: FormErrors,
        around place: CoarsePlace?,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let page = PeoplePage(
            content,
            form,
            errors,
            around: place,
            gyms: try await self.ownGyms(context.signedIn.id),
            for: context.signedIn,
            on: self.today(context),
            asksPlaceName: try await self.place.knowsNames(),
            tiles: self.tiles,
            switches: self.switches,
            frame: self.views.frame(
                "Find people",
                back: Places.together.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    private func today(_ context: ConfirmedContext) -> CalendarDay { context.signedIn.day(at: self.now()) }
}
