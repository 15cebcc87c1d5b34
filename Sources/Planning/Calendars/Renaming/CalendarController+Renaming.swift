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
            guard try await self.store(context).rename(calendar.id, to: name) else { throw HTTPError(.notFound) }
            return .onward(to: Places.calendars.path, toast: Toast("It is called \(name) now"))
        }
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
