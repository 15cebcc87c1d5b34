import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Makes, edits and cancels events; for administrators, and for organisers their own.
///
/// | route | does |
/// |---|---|
/// | `GET /together/events/new`, `POST /together/events` | makes one |
/// | `GET`, `POST /together/events/{id}/editing` | edits one, from a version |
/// | `GET`, `POST /together/events/{id}/cancellation` | cancels one, saying why |
/// | `POST /api/v1/events`, `PUT …/{id}` | makes one; changes it, from a version |
/// | `PUT /api/v1/events/{id}/cancellation` | cancels it |
struct EventMakingController: Controller {
    let access: EventAccess
    let pages: EventPages
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let meeting = routes.events(self.access.database)
        let own = meeting.needing(OrganiserContext.self)
        own.get(EventLinks.new, use: self.new)
        own.post(EventLinks.all, .changesMember, use: self.make)
        meeting.get(EventLinks.editing, use: self.edit)
        meeting.post(EventLinks.editing, .changesMember, use: self.change)
        meeting.get(EventLinks.cancellation, use: self.askCancellation)
        meeting.post(EventLinks.cancellation, .changesMember, use: self.cancel)
        let api = routes.meetingAPI(self.access.database).part(.events)
        api.needing(OrganiserContext.self).post(EventAPI.all, .changesMember, use: self.answerMaking)
        api.put(EventAPI.event, .changesMember, use: self.answerChange)
        api.put(EventAPI.cancellation, .changesMember, use: self.answerCancelling)
    }

    func new(request: Request, context: OrganiserContext) throws -> Page {
        try self.page(EventForm(new: context.organiser.timeZone), FormErrors(), context)
    }

    func make(request: Request, context: OrganiserContext) async throws -> Response {
        let form = try await self.form(request)
        return try await form.submit(again: { try self.page(form, $0, context) }) { values in
            let event = try await self.make(values, context.organiser).event
            return .onward(to: EventLinks.event(event.id), toast: Toast("It stands. Give it a picture if you like"))
        }
    }

    func edit(request: Request, context: ConfirmedContext) async throws -> Page {
        let event = try await self.editable(context)
        var form = EventForm(event)
        form.asksReason = event.organiser != context.signedIn.id
        return try self.page(form, FormErrors(), of: event, context)
    }

    func change(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.editable(context)
        let form = try await self.form(request, editing: event, by: context.signedIn)
        return try await form.submit(again: { try self.page(form, $0, of: event, context) }) { values in
            do {
                let changed = try await self.change(event, values, context.signedIn)
                return .onward(to: EventLinks.event(changed.id), toast: Toast("Saved. Whom it concerns is told"))
            } catch is Stale {
                let errors = FormErrors("form", Self.changedMeanwhile)
                // What was typed can be sent again, from the version that is there now.
                var fresh = form.input
                let now = try await EventStore(database: self.access.database).find(event.id)
                fresh.set("version", to: String(now?.version ?? event.version))
                var again = EventForm(fresh)
                again.asksReason = form.asksReason
                return try self.page(again, errors, of: event, status: .conflict, context).response()
            }
        }
    }

    func askCancellation(request: Request, context: ConfirmedContext) async throws -> Page {
        try self.page(cancelling: try await self.editable(context), EventCancellationForm(), FormErrors(), context)
    }

    func cancel(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.editable(context)
        let form = try await request.form(EventCancellationForm.self)
        return try await form.submit(again: { try self.page(cancelling: event, form, $0, context) }) { why in
            try await self.cancel(event, why, context.signedIn)
            let toast = Toast("Cancelled. In a minute everybody is told", undo: EventLinks.restoration(event.id))
            return .onward(to: EventLinks.event(event.id), toast: toast)
        }
    }

    /// Answers 201 the first time, and 200 with the stored event when the same request is sent again.
    func answerMaking(request: Request, context: OrganiserContext) async throws -> JSONResponse {
        let values = try await self.form(request).values()
        guard values.id != nil else { throw FormErrors.requestID() }
        let made = try await self.make(values, context.organiser)
        let found = FoundEvent(event: made.event, demand: EventPlaces.Demand(), kilometres: nil, state: nil)
        return JSONResponse(EventResponse(found), status: made.isNew ? .created : .ok)
    }

    func answerChange(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.editable(context)
        let values = try await self.form(request, editing: event, by: context.signedIn).values()
        do {
            let changed = try await self.change(event, values, context.signedIn)
            return try await self.pages.answer(changed.id, context)
        } catch is Stale {
            throw Conflict(Self.changedMeanwhile)
        }
    }

    func answerCancelling(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.editable(context)
        try await self.cancel(event, try await request.form(EventCancellationForm.self).values(), context.signedIn)
        return try await self.pages.answer(event.id, context)
    }
}

/// Handlers that browsers and devices share.
extension EventMakingController {
    /// Thrown when the event was changed since the version that was edited.
    private struct Stale: Error {}

    private static let changedMeanwhile = "It changed since you opened it. Look again and save once more."
    private static let closed = Conflict(AttendanceController.closed)

    private var store: EventStore { EventStore(database: self.access.database) }

    private func form(
        _ request: Request,
        editing event: GroupEvent? = nil,
        by organiser: Member? = nil
    ) async throws -> EventForm {
        var form = try await request.form(EventForm.self)
        (form.now, form.oldStart) = (self.now(), event?.details.start)
        form.asksReason = event.map { $0.organiser != organiser?.id } ?? false
        return form
    }

    private func make(_ values: EventForm.Values, _ organiser: Member) async throws -> (event: GroupEvent, isNew: Bool)
    {
        let id = values.id ?? RowID.new()
        guard let made = try await self.store.add(values.details, id: id, by: organiser, at: self.now()) else {
            throw FormErrors.requestID()
        }
        return made
    }

    /// Throws `Stale`, and complaints for fewer places than people who come, and for ages that some of them aren't of.
    private func change(_ event: GroupEvent, _ values: EventForm.Values, _ organiser: Member) async throws -> GroupEvent
    {
        guard let version = values.version else { throw FormErrors("version", "Send the version you read.") }
        if try await EventAgeChange(access: self.access).shutsOut(values.details.ages, of: event) {
            throw FormErrors("ages", "Somebody who comes isn't of that age. Leave it open to them, or cancel it.")
        }
        let change = try await self.store
            .change(
                event.id,
                to: values.details,
                from: version,
                because: values.reason,
                by: organiser,
                at: self.now()
            )
        switch change {
        case .done(let changed): return changed
        case .stale: throw Stale()
        case .tooFew(let taken): throw FormErrors("capacity", "\(taken) come already. Keep as many places at least.")
        case .pointsStand:
            throw FormErrors("points", "Somebody has checked in, so the points stay \(event.details.points).")
        case .gone: throw EventAccess.missing
        }
    }

    private func cancel(_ event: GroupEvent, _ why: String, _ organiser: Member) async throws {
        guard try await self.store.cancel(event.id, why: why, by: organiser, at: self.now()) != nil else {
            throw Self.closed
        }
    }

    /// Returns an event that takes place and isn't over; throws 409 for any other.
    private func editable(_ context: ConfirmedContext) async throws -> GroupEvent {
        let event = try await self.access.changeable(context)
        guard event.isOpen(at: self.now()) else { throw Self.closed }
        return event
    }

    private func page(_ form: EventForm, _ errors: FormErrors, _ context: OrganiserContext) throws -> Page {
        let frame = self.views.frame(
            "New event",
            back: EventLinks.all.path,
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(EventFormPage(form, errors, to: EventLinks.all.path, frame: frame))
    }

    private func page(
        _ form: EventForm,
        _ errors: FormErrors,
        of event: GroupEvent,
        status: HTTPResponse.Status? = nil,
        _ context: ConfirmedContext
    ) throws -> Page {
        let path = EventLinks.editing(event.id)
        let frame = self.frame("Edit event", event, context)
        return try self.views.render(EventFormPage(form, errors, to: path, status: status, frame: frame))
    }

    private func page(
        cancelling event: GroupEvent,
        _ form: EventCancellationForm,
        _ errors: FormErrors,
        _ context: ConfirmedContext
    ) throws -> Page {
        let frame = self.frame("Cancel event", event, context)
        return try self.views.render(EventCancellationPage(event, form, errors, frame: frame))
    }

    private func frame(_ title: String, _ event: GroupEvent, _ context: ConfirmedContext) -> Frame {
        self.views.frame(
            title,
            back: EventLinks.event(event.id),
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
    }
}
