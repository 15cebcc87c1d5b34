import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of a member's reminders.
///
/// | route | does |
/// |---|---|
/// | `GET`, `POST /me/reminders` | the settings of all reminders |
/// | `PUT /api/v1/reminders/{kind}` | switches and times one |
struct ReminderController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.mealReminders, use: self.page)
        own.post(Places.mealReminders, .changesMember, use: self.save)
        // The parameter has the same name as in the routes of reminders to train, because the router knows one name for
        // each place.
        routes.api().put(ReminderAPI.reminder, .changesMember, use: self.answerChange)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let chosen = try await self.reminders(of: context).all()
        return try await self.page(RemindersForm(chosen), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(RemindersForm.self)
        return try await form.submit(again: { try await self.page(form, $0, in: context) }) { reminders in
            try await self.reminders(of: context).save(
                reminders,
                asksForMail: form.asksForMail,
                in: context.signedIn.timeZone,
                now: self.now()
            )
            return .onward(to: Places.noticeSettings.path, toast: Toast("Reminders saved"))
        }
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let meals = try await self.meals(of: context)
        guard let kind = ReminderKind(context.parameters.get("id") ?? ""), let name = kind.name(among: meals) else {
            throw NotFound("There is no such reminder.")
        }
        let values = try await request.form(ReminderForm.self).values()
        let reminder = Reminder(kind, isOn: values.isOn, minutes: values.minutes, channel: values.channel)
        try await self.reminders(of: context).save(
            [reminder],
            asksForMail: values.asksForMail,
            in: context.signedIn.timeZone,
            now: self.now()
        )
        return JSONResponse(ReminderResponse(reminder, name: name))
    }

    private func page(_ form: RemindersForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        let frame = self.views.frame(
            "Reminders",
            back: Places.noticeSettings.path,
            tab: .me,
            help: Places.help("reminders"),
            in: context
        )
        let meals = try await self.meals(of: context)
        return try self.views.render(RemindersPage(form, errors, meals, frame: frame))
    }

    private func meals(of context: MemberContext) async throws -> MealList {
        try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
    }

    private func reminders(of context: MemberContext) -> ReminderStore {
        ReminderStore(database: self.database, owner: context.signedIn.id)
    }
}

extension ReminderKind {
    /// Returns the reminder's name; nil for a meal that the member doesn't have.
    func name(among meals: MealList) -> String? {
        switch self {
        case .morning: "Start of the day"
        case .summary: "End of the day"
        case .meal(let number): meals.names.indices.contains(number - 1) ? meals.names[number - 1] : nil
        }
    }
}
