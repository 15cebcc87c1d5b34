import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Shows when a member is free, by weeks and days, and lets a day count as free.
///
/// | route | does |
/// |---|---|
/// | `GET /free-time`, `GET /free-time/weeks/{day}` | this week, the week of a day |
/// | `GET /free-time/{day}` | a day, with every slot |
/// | `POST /free-time/{day}/freeing`, `…/removal` | says that nothing takes a day whole; takes that back |
/// | `GET /api/v1/free-time/{day}`, `GET /api/v1/free-time/weeks/{day}` | a day, a week |
/// | `PUT`, `DELETE /api/v1/free-time/{day}/freeing` | frees a day for a device |
struct FreeWeekController: Controller {
    let weeks: FreeWeeks
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.freeTime, use: self.thisWeek)
        own.get(FreeTimeLinks.week, use: self.week)
        own.get(FreeTimeLinks.day, use: self.day)
        own.post(FreeTimeLinks.freeing, use: self.free)
        own.post(FreeTimeLinks.freeingRemoval, use: self.takeFreeBack)
        // Access tokens can't read free time: it tells where and when people are.
        let api = routes.api()
        api.get(FreeTimeLinks.week, use: self.answerWeek)
        api.get(FreeTimeLinks.day, use: self.answerDay)
        api.put(FreeTimeLinks.freeing, use: self.answerFree)
        api.delete(FreeTimeLinks.freeing, use: self.answerTakeFreeBack)
    }

    func thisWeek(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(around: self.range(context).today, in: context)
    }

    func week(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(around: try self.asked(context), in: context)
    }

    func day(request: Request, context: MemberContext) async throws -> Page {
        let (day, week) = try await self.found(context)
        return try self.views.render(
            FreeDayPage(
                day,
                of: week,
                figures: try await self.figures([day], context),
                range: self.range(context),
                zone: context.signedIn.timeZone,
                frame: self.frame("Your day", back: FreeTimeLinks.week(day.day), in: context)
            )
        )
    }

    func free(request: Request, context: MemberContext) async throws -> Response {
        let day = try await self.set(free: true, in: context)
        let toast = Toast("This day counts as free", undo: FreeTimeLinks.freeingRemoval(day))
        return .onward(to: FreeTimeLinks.day(day), toast: toast)
    }

    func takeFreeBack(request: Request, context: MemberContext) async throws -> Response {
        .onward(to: FreeTimeLinks.day(try await self.set(free: false, in: context)), toast: Toast("Taken back"))
    }

    func answerDay(request: Request, context: MemberContext) async throws -> JSONResponse {
        let (day, week) = try await self.found(context)
        return JSONResponse(FreeDayResponse(day, of: week, today: self.range(context).today))
    }

    func answerWeek(request: Request, context: MemberContext) async throws -> JSONResponse {
        let week = try await self.weeks.week(around: try self.asked(context), of: context.signedIn)
        return JSONResponse(FreeWeekResponse(week, today: self.range(context).today))
    }

    func answerFree(request: Request, context: MemberContext) async throws -> JSONResponse {
        _ = try await self.set(free: true, in: context)
        return try await self.answerDay(request: request, context: context)
    }

    func answerTakeFreeBack(request: Request, context: MemberContext) async throws -> JSONResponse {
        _ = try await self.set(free: false, in: context)
        return try await self.answerDay(request: request, context: context)
    }

    private func set(free: Bool, in context: MemberContext) async throws -> CalendarDay {
        let day = try self.asked(context)
        try await FreedDayStore(database: self.weeks.database, owner: context.signedIn.id)
            .set(day, free: free, at: self.weeks.now())
        return day
    }

    private func found(_ context: MemberContext) async throws -> (day: FreeWeek.Day, week: FreeWeek) {
        let asked = try self.asked(context)
        let week = try await self.weeks.week(around: asked, of: context.signedIn)
        guard let day = week.days.first(where: { $0.day == asked }) else { throw NotFound() }
        return (day, week)
    }

    private func page(around day: CalendarDay, in context: MemberContext) async throws -> Page {
        let week = try await self.weeks.week(around: day, of: context.signedIn)
        return try self.views.render(
            FreeWeekPage(
                week,
                figures: try await self.figures(week.days, context),
                range: self.range(context),
                zone: context.signedIn.timeZone,
                frame: self.frame("Your week", back: Places.training.path, in: context)
            )
        )
    }

    /// Returns the figures of the workouts planned on some days by their ids.
    private func figures(_ days: [FreeWeek.Day], _ context: MemberContext) async throws -> [String: [String]] {
        let workouts = days.flatMap(\.planned).compactMap(\.workout.workout)
        return try await self.weeks.training.figures(context.signedIn.id, workouts)
    }

    private func frame(_ title: String, back: String, in context: MemberContext) -> Frame {
        self.views.frame(title, back: back, tab: .training, help: Places.help("free-time"), in: context)
    }

    private func asked(_ context: MemberContext) throws -> CalendarDay {
        try self.range(context).day(context.parameters.get("day"))
    }

    private func range(_ context: MemberContext) -> FreeTimeRange {
        FreeTimeRange(today: context.signedIn.day(at: self.weeks.now()))
    }
}
