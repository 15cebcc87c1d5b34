import Audit
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Lets a cancelled event take place after all.
///
/// Somebody who restores another's event says why, unless they just cancelled it.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /together/events/{id}/restoration` | asks why; lets it take place |
/// | `DELETE /api/v1/events/{id}/cancellation?reason=` | lets it take place |
struct EventRestorationController: Controller {
    let access: EventAccess
    let pages: EventPages
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let meeting = routes.meeting(self.access.database).part(.events)
        meeting.get(EventLinks.restoration, use: self.ask)
        meeting.post(EventLinks.restoration, .changesMember, use: self.restore)
        routes.meetingAPI(self.access.database).part(.events)
            .delete(EventAPI.cancellation, .changesMember, use: self.answerRestoring)
    }

    func ask(request: Request, context: ConfirmedContext) async throws -> Page {
        try self.page(try await self.access.changeable(context), EventRestorationForm(), FormErrors(), context)
    }

    func restore(request: Request, context: ConfirmedContext) async throws -> Response {
        let event = try await self.access.changeable(context)
        var form = try await request.form(EventRestorationForm.self)
        form.asksReason = try await self.asksReason(event, context.signedIn)
        return try await form.submit(again: { [form] in try self.page(event, form, $0, context) }) { reason in
            let restored = try await self.restore(event, reason, context.signedIn)
            return .onward(to: EventLinks.event(restored.id), toast: Toast("It takes place after all"))
        }
    }

    func answerRestoring(request: Request, context: ConfirmedContext) async throws -> JSONResponse {
        let event = try await self.access.changeable(context)
        var form = try request.query(EventRestorationForm.self)
        form.asksReason = try await self.asksReason(event, context.signedIn)
        return try await self.pages.answer(self.restore(event, form.values(), context.signedIn).id, context)
    }

    private func asksReason(_ event: GroupEvent, _ organiser: Member) async throws -> Bool {
        guard event.organiser != organiser.id else { return false }
        let moment = event.cancellation?.at
        let now = self.now()
        return try await self.access.database.read { db in
            try !AuditRecord.isJustDone(
                .eventCancelled,
                by: organiser,
                on: event.subject,
                of: moment,
                at: now,
                in: db
            )
        }
    }

    private func restore(_ event: GroupEvent, _ reason: String, _ organiser: Member) async throws -> GroupEvent {
        let restored = try await EventStore(database: self.access.database)
            .restore(event.id, from: event.cancellation, because: reason, by: organiser, at: self.now())
        guard let restored else { throw Conflict("It wasn't cancelled, or it is over.") }
        return restored
    }

    private func page(
        _ event: GroupEvent,
        _ form: EventRestorationForm,
        _ errors: FormErrors,
        _ context: ConfirmedContext
    ) throws -> Page {
        let frame = self.views.frame(
            "Let it take place",
            back: EventLinks.event(event.id),
            tab: .together,
            help: TogetherLinks.help,
            in: context
        )
        return try self.views.render(EventRestorationPage(event, form, errors, frame: frame))
    }
}
