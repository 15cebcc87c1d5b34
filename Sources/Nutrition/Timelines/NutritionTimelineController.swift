package import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// What was eaten of a nutrient, day after day.
///
/// | route | does |
/// |---|---|
/// | `GET /timelines` | leads to nutrition |
/// | `GET /timelines/nutrition` | `?nutrient=` over `?range=`, or from `?from=` to `?to=` |
/// | `GET /timelines/nutrition.csv` | the same for a spreadsheet |
/// | `GET /api/v1/timelines/nutrition` | the same for a device, in metric units |
package struct NutritionTimelineController: Sendable {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.views = views
        self.now = now
    }

    package func addRoutes(to pages: some RouterMethods<MemberContext>) {
        pages.get("timelines") { _, _ in Response.onward(to: TimelinePath.nutrition) }
        pages.get("timelines/nutrition", use: self.page)
        pages.get("timelines/nutrition.csv", use: self.sheet)
    }

    package func addRoutes(toAPI api: some RouterMethods<MemberContext>) {
        api.get("timelines/nutrition", use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try self.form(request, context)
        let usual = try TimelineForm(FormInput()).values()
        return try await form.look(again: { errors in
            try self.page(try await self.timeline(usual, context), form, errors, usual.range, context)
        }) { asked in
            try self.page(try await self.timeline(asked, context), form, FormErrors(), asked.range, context)
        }
    }

    func sheet(request: Request, context: MemberContext) async throws -> Response {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        let measure = NutrientMeasure(nutrient: timeline.nutrient, units: context.signedIn.units)
        return TimelineSheet(timeline, measure).response()
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        return JSONResponse(NutritionTimelineResponse(timeline: timeline))
    }

    private func form(_ request: Request, _ context: MemberContext) throws -> TimelineForm {
        TimelineForm(try request.query(TimelineForm.self).input, today: self.today(context))
    }

    private func timeline(_ asked: TimelineForm.Values, _ context: MemberContext) async throws -> NutritionTimeline {
        let intakes = IntakeStore(database: self.database, owner: context.signedIn.id)
        let first = asked.range == .all ? try await intakes.firstDay() : nil
        let days = asked.days(today: self.today(context), first: first)
        let goals = GoalStore(database: self.database, owner: context.signedIn.id)
        return NutritionTimeline(
            nutrient: asked.nutrient,
            days: days,
            intakes: try await intakes.intakes(of: asked.nutrient, in: days),
            goals: try await goals.goals(in: days)
        )
    }

    private func page(
        _ timeline: NutritionTimeline,
        _ form: TimelineForm,
        _ errors: FormErrors,
        _ range: TimelineRange,
        _ context: MemberContext
    ) throws -> Page {
        let page = NutritionTimelinePage(
            timeline,
            form,
            errors,
            range: range,
            member: context.signedIn,
            today: self.today(context),
            frame: self.views.frame("Timelines", back: "/me", tab: .me, help: "/help#timelines", in: context)
        )
        return try self.views.render(page)
    }

    private func today(_ context: MemberContext) -> CalendarDay { context.signedIn.day(at: self.now()) }
}
