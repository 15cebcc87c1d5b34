import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Finds events near a place, and the member's own.
///
/// A place is reduced to its cell at once, as for people.
///
/// | route | does |
/// |---|---|
/// | `GET /together/events` | the member's own, and those around a place as a list and a map |
/// | `GET /api/v1/events` | for devices; with `own` those in which the member has a part |
struct EventsController: Controller {
    let database: any Database
    let views: Views
    let search: EventSearch
    let place: SearchedPlace
    let tiles: (address: String, attribution: String)?
    let switches: HouseSwitches
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.events(self.database).get(EventLinks.all, use: self.page)
        routes.meetingAPI(self.database).part(.events).get(EventAPI.all, use: self.answer)
    }

    func page(request: Request, context: ConfirmedContext) async throws -> Page {
        let form = try request.query(EventsForm.self)
        let (id, now) = (context.signedIn.id, self.now())
        var content = EventsPage.Content()
        content.own = try await self.search.own(of: id, at: now)
        content.invited = try await self.search.invited(id, at: now)
        content.attended = try await self.search.attended(by: id, at: now)
        return try await form.look(again: { [content] in try await self.page(content, form, $0, context) }) { values in
            content.place = try await self.place(of: values, context)
            content.found = try await self.found(values, around: content.place, context)
            content.own = content.own.map { $0.seen(from: content.place) }
            content.invited = content.invited.map { $0.seen(from: content.place) }
            return try await self.page(content, form, FormErrors(), context)
        }
    }

    func answer(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let values = try request.query(EventsForm.self).values()
        let (id, now) = (context.signedIn.id, self.now())
        if values.isOwn {
            let own = try await self.search.own(of: id, at: now)
            return JSONResponse(FoundEventsResponse(EventSearch.Results(events: own, next: nil)))
        }
        let place = try await self.place(of: values, context)
        return JSONResponse(FoundEventsResponse(try await self.found(values, around: place, context)))
    }

    private func place(of values: EventsForm.Values, _ context: ConfirmedContext) async throws -> CoarsePlace? {
        try await self.place.find(
            values.placeName,
            orElse: values.query.place,
            anywhere: values.anywhere,
            for: context.signedIn.id
        )
    }

    private func found(
        _ values: EventsForm.Values,
        around place: CoarsePlace?,
        _ context: ConfirmedContext
    ) async throws -> EventSearch.Results {
        var query = values.query
        query.place = place
        return try await self.search.find(
            query,
            for: context.signedIn.id,
            at: self.now(),
            after: values.after,
            limit: values.limit
        )
    }

    private func page(
        _ content: EventsPage.Content,
        _ form: EventsForm,
        _ errors: FormErrors,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let frame = self.views.frame(
            "Events",
            back: Places.together.path,
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(
            EventsPage(
                content,
                form,
                errors,
                for: context.signedIn,
                at: self.now(),
                asksPlaceName: try await self.place.knowsNames(),
                tiles: self.tiles,
                switches: self.switches,
                frame: frame
            )
        )
    }
}
