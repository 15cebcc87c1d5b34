import HTTPTypes
import Hummingbird
import Web

/// Chooses among the calendars of an account.
extension CalendarController {
    func showChoice(request: Request, context: MemberContext) async throws -> Page {
        let (calendar, settings) = try await self.account(context)
        return try self.choicePage(calendar, settings, FormErrors(), context)
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let (calendar, settings) = try await self.account(context)
        let form = try await request.form(AccountChoiceForm.self)
        return try await form.submit(again: { try self.choicePage(calendar, settings, $0, context) }) { choice in
            let chosen = try settings.choosing(choice)
            try await self.store(context).choose(try chosen.text, of: calendar, at: self.now())
            // Who chooses where workouts go wants them there.
            if form.input.has("forWorkouts"), (choice.forWorkouts != nil) != calendar.takesWorkouts {
                let taker = choice.forWorkouts.map { _ in calendar.id }
                try await self.store(context).writeWorkouts(to: taker, at: self.now())
            }
            return .onward(
                to: CalendarLinks.reading(calendar.id, since: self.now()),
                toast: Toast("Saved. We're reading what you chose.")
            )
        }
    }

    func answerChoice(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(AccountChoiceResponse(try await self.account(context).1))
    }

    func answerChoose(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (calendar, settings) = try await self.account(context)
        let chosen = try settings.choosing(try await request.form(AccountChoiceForm.self).values())
        try await self.store(context).choose(try chosen.text, of: calendar, at: self.now())
        return JSONResponse(AccountChoiceResponse(chosen))
    }

    /// Returns how the calendar is called to which workouts go, and its account where that has several.
    func placeOfWorkouts(_ calendar: ConnectedCalendar, _ context: MemberContext) async throws -> String {
        guard calendar.kind == .caldav, let text = try await self.store(context).settings(of: calendar.id) else {
            return calendar.name
        }
        let settings = try CalDAVSettings(reading: text)
        guard settings.calendars.count > 1,
            let taker = settings.calendars.first(where: { $0.path == settings.forWorkouts })
        else { return calendar.name }
        return "“\(taker.name)”, \(calendar.name)"
    }

    private func account(_ context: MemberContext) async throws -> (ConnectedCalendar, CalDAVSettings) {
        let calendar = try await self.calendar(context)
        guard calendar.kind == .caldav, let text = try await self.store(context).settings(of: calendar.id) else {
            throw NotFound()
        }
        return (calendar, try CalDAVSettings(reading: text))
    }

    private func choicePage(
        _ calendar: ConnectedCalendar,
        _ settings: CalDAVSettings,
        _ errors: FormErrors,
        _ context: MemberContext
    ) throws -> Page {
        let frame = self.frame("Choose calendars", back: Places.calendars.path, context)
        return try self.views.render(AccountChoicePage(calendar, settings, errors, frame: frame))
    }
}
