import Hummingbird
import Web

/// Renames a calendar here; where it comes from keeps its own name.
extension CalendarController {
    func showName(request: Request, context: MemberContext) async throws -> Page {
        let calendar = try await self.calendar(context)
        return try self.namePage(calendar.name, FormErrors(), of: calendar, context)
    }

    func rename(request: Request, context: MemberContext) async throws -> Response {
        let calendar = try await self.calendar(context)
        let form = try await request.form(CalendarNameForm.self)
        return try await form.submit(again: { try self.namePage(form.input["name"], $0, of: calendar, context) }) {
            name in
            try await self.rename(calendar.id, to: name, context)
            return .onward(to: CalendarLinks.card(calendar.id), toast: Toast("It is called \(name) now"))
        }
    }

    func answerRename(request: Request, context: MemberContext) async throws -> JSONResponse {
        let id = try await self.calendar(context).id
        try await self.rename(id, to: try await request.form(CalendarNameForm.self).values(), context)
        return JSONResponse(CalendarResponse(try await self.calendar(context)))
    }

    /// Throws 404 when the calendar went meanwhile, or can't be read any more.
    private func rename(_ id: String, to name: String, _ context: MemberContext) async throws {
        guard try await self.store(context).rename(id, to: name) else { throw NotFound() }
    }

    private func namePage(
        _ name: String,
        _ errors: FormErrors,
        of calendar: ConnectedCalendar,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.frame("Rename", back: Places.calendars.path, context)
        return try self.views.render(CalendarNamePage(name, errors, of: calendar, frame: frame))
    }
}
