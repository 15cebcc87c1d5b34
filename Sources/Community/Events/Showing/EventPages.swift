import Foundation
import Members
import Storage
import Web

/// Shows one event, at the end of whatever was done with it.
struct EventPages: Sendable {
    let access: EventAccess
    let search: EventSearch
    let views: Views

    func page(_ event: GroupEvent, _ context: ConfirmedContext) async throws -> Page {
        try await self.page(event, CheckInForm(), FormErrors(), context)
    }

    /// Returns the page with the form of a check-in that was refused.
    func page(
        _ event: GroupEvent,
        _ form: CheckInForm,
        _ errors: FormErrors,
        _ context: ConfirmedContext
    ) async throws -> Page {
        let member = context.signedIn
        let shown = try await ShownEvent(event, for: member, self.access, self.search)
        let page = EventPage(
            shown,
            form,
            errors,
            for: member,
            at: self.access.now(),
            frame: self.views.frame(
                event.details.name,
                back: EventLinks.all.path,
                tab: .together,
                help: TogetherLinks.help,
                in: context
            )
        )
        return try self.views.render(page)
    }

    /// Returns the answer for a device, as the event is by now.
    func answer(_ id: GroupEvent.ID, _ context: ConfirmedContext) async throws -> JSONResponse {
        guard let event = try await EventStore(database: self.access.database).find(id) else {
            throw EventAccess.missing
        }
        let member = context.signedIn
        let shown = try await ShownEvent(event, for: member, self.access, self.search)
        return JSONResponse(ShownEventResponse(shown, for: member, at: self.access.now()))
    }
}
