import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Shows those who look after events all of them, and lets them be looked after by somebody else.
///
/// Making, editing and cancelling is on the event's own pages.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/events?after=` | those that nobody looks after, then all to come |
/// | `GET /admin/events/{id}` | one of them |
/// | `POST /admin/events/{id}/keeper` | says who looks after it, with a reason |
/// | `POST /admin/events/{id}/keeper/{member}` | undoes that: who did before does again |
struct EventCareController: Controller {
    let store: EventCareStore
    let people: PersonLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let staff = routes.staff(.events).part(.events)
        staff.get(Places.adminEvents, use: self.list)
        staff.get(EventLinks.care, use: self.show)
        staff.post(EventLinks.keeper, .changesMembers, use: self.handOver)
        staff.post(EventLinks.keeperReturn, .changesMembers, use: self.handBack)
    }

    func list(request: Request, context: StaffContext) async throws -> Page {
        let (after, now) = (try request.query(EventCareQuery.self).after, self.now())
        let orphaned = after == nil ? try await self.store.orphaned(at: now) : []
        let ahead = try await self.store.ahead(after: after, at: now)
        let all = orphaned + ahead
        let organisers = Set(try await self.organisers())
        let keepers = Set(all.compactMap(\.organiser)).intersection(organisers)
        return try self.views.render(
            EventCareListPage(
                orphaned: orphaned,
                ahead: ahead,
                demand: try await EventPlaces.demand(of: all.map(\.id), in: self.store.database),
                keepers: try await self.people(Array(keepers)),
                at: now,
                frame: self.views.frame("Events", back: Places.administration.path, in: context)
            )
        )
    }

    func show(request: Request, context: StaffContext) async throws -> Page {
        try await self.page(try await self.event(context), EventCareForm(), FormErrors(), context)
    }

    func handOver(request: Request, context: StaffContext) async throws -> Response {
        let (event, staff) = (try await self.event(context), context.staff)
        guard try await self.mayHandOver(event, staff) else { throw EventAccess.notYours }
        let form = try await request.form(EventCareForm.self)
        return try await form.submit(again: { try await self.page(event, form, $0, context) }) { values in
            guard let keeper = try await self.people([values.keeper])[values.keeper],
                try await self.store.handOver(
                    event,
                    to: keeper.id,
                    named: keeper.screenName,
                    because: values.reason,
                    by: staff,
                    at: self.now()
                )
            else { throw FormErrors("memberId", "Choose somebody else who looks after events.") }
            let before = try await self.organisers().first { $0 == event.organiser }
            let undo = before.map { EventLinks.keeperReturn(event.id, to: $0) } ?? ""
            return .onward(
                to: EventLinks.care(event.id),
                toast: Toast("\(keeper.screenName) looks after it, and knows", undo: undo)
            )
        }
    }

    func handBack(request: Request, context: StaffContext) async throws -> Response {
        let (event, staff, now) = (try await self.event(context), context.staff, self.now())
        let before = try context.number("member")
        guard let keeper = try await self.people([before])[before],
            try await self.store.handBack(event, to: keeper.id, named: keeper.screenName, by: staff, at: now)
        else { throw Conflict("Only who handed it over takes that back, within ten minutes.") }
        return .onward(to: EventLinks.care(event.id), toast: Toast("\(keeper.screenName) looks after it again"))
    }

    /// Returns whether somebody may hand an event over: administrators every one, others their own and those that
    /// nobody looks after.
    private func mayHandOver(_ event: GroupEvent, _ staff: Member) async throws -> Bool {
        if staff.mayChange(event) { return true }
        let organisers = try await self.organisers()
        return event.organiser.map { !organisers.contains($0) } ?? true
    }

    private func organisers() async throws -> [Member.ID] {
        try await self.store.database.read { [store] db in try store.organisers(db) }
    }

    private func event(_ context: StaffContext) async throws -> GroupEvent {
        let id = try context.id(orElse: EventAccess.missing)
        guard let event = try await EventStore(database: self.store.database).find(id) else {
            throw EventAccess.missing
        }
        return event
    }

    private func page(
        _ event: GroupEvent,
        _ form: EventCareForm,
        _ errors: FormErrors,
        _ context: StaffContext
    ) async throws -> Page {
        let people = try await self.people(try await self.organisers() + [event.organiser].compactMap(\.self))
        let organisers = Set(try await self.organisers())
        let demand = try await EventPlaces.demand(of: [event.id], in: self.store.database)[event.id]
        return try self.views.render(
            EventCarePage(
                event,
                demand ?? EventPlaces.Demand(),
                keeper: event.organiser.flatMap { organisers.contains($0) ? people[$0] : nil },
                staff: people.values.filter { organisers.contains($0.id) }.sorted { $0.screenName < $1.screenName },
                form: form,
                errors,
                for: context.staff,
                mayHandOver: try await self.mayHandOver(event, context.staff),
                at: self.now(),
                frame: self.views.frame(event.details.name, back: Places.adminEvents.path, in: context)
            )
        )
    }
}
