import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of nutrients over time.
///
/// | route | does |
/// |---|---|
/// | `GET /timelines` | leads to nutrition |
/// | `GET /timelines/nutrition` | `?nutrient=` over `?range=`, or from `?from=` to `?to=` |
/// | `GET /timelines/nutrition.csv` | the same for a spreadsheet |
/// | `GET /api/v1/timelines/nutrition` | the same for a device, in metric units |
struct NutritionTimelineController: TimelineController {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.timelines) { _, _ in Response.onward(to: TimelineLinks.nutrition.path) }
        own.get(TimelineLinks.nutrition, use: self.page)
        own.get(TimelineLinks.nutritionSheet, use: self.sheet)
        routes.api(.timelines).get(TimelineLinks.nutrition, use: self.answer)
    }

    func sheet(request: Request, context: MemberContext) async throws -> Response {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        let measure = NutrientMeasure(nutrient: timeline.nutrient, units: context.signedIn.units)
        return TimelineSheet(timeline, measure).response()
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        return JSONResponse(NutritionTimelineResponse(timeline))
    }

    /// - Parameter units: Those in which a page shows it; nil for exact amounts.
    private func timeline(
        _ asked: TimelineForm.Values,
        shownIn units: Units? = nil,
        _ context: MemberContext
    ) async throws -> NutritionTimeline {
        let intakes = IntakeStore(database: self.database, owner: context.signedIn.id)
        let first = asked.range == .all ? try await intakes.firstDay() : nil
        let days = asked.days(today: self.today(context), first: first)
        let goals = GoalStore(database: self.database, owner: context.signedIn.id)
        return NutritionTimeline(
            nutrient: asked.nutrient,
            days: days,
            intakes: try await intakes.intakes(of: asked.nutrient, in: days, shownIn: units),
            goals: try await goals.goals(in: days)
        )
    }

    func page(
        _ asked: TimelineForm.Values,
        _ form: TimelineForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let page = NutritionTimelinePage(
            try await self.timeline(asked, shownIn: context.signedIn.units, context),
            form,
            errors,
            range: asked.range,
            member: context.signedIn,
            today: self.today(context),
            frame: self.frame(context)
        )
        return try self.views.render(page)
    }
}
