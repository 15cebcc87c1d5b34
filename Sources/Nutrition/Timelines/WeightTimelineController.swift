import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of weights over time.
///
/// | route | does |
/// |---|---|
/// | `GET /timelines/weight` | over `?range=`, or from `?from=` to `?to=`, with the ways to the goal |
/// | `GET /timelines/weight.csv` | the same for a spreadsheet |
/// | `GET /api/v1/timelines/weight` | the same for a device, in kilograms |
struct WeightTimelineController: TimelineController {
    let database: any Database
    let views: Views
    /// Weights and desired weights, which another wing stores.
    let weighings: Weighings
    let goalBaseline: @Sendable (Member.ID) async throws -> GoalBaseline?
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.weightTimeline, use: self.page)
        own.get(TimelineLinks.weightSheet, use: self.sheet)
        routes.api(.timelines).get(Places.weightTimeline, use: self.answer)
    }

    func sheet(request: Request, context: MemberContext) async throws -> Response {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        return TimelineSheet(timeline, in: context.signedIn.units).response()
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let timeline = try await self.timeline(try self.form(request, context).values(), context)
        return JSONResponse(WeightTimelineResponse(timeline))
    }

    private func timeline(_ asked: TimelineForm.Values, _ context: MemberContext) async throws -> WeightTimeline {
        let member = context.signedIn
        let today = self.today(context)
        // The trend is computed up to today whatever is shown, and needs earlier weights.
        var lower = DiaryRange.first
        if asked.range != .all {
            let shown = asked.days(today: today, first: nil)
            lower = max(lower, min(shown.lowerBound, today).adding(days: -Self.memory))
        }
        let weighings = try await self.weighings(member.id, lower...today)
        let goal = try await GoalStore(database: self.database, owner: member.id).current()
        let desired = goal == nil ? try await self.goalBaseline(member.id)?.desiredKilograms : nil
        return WeightTimeline(
            days: asked.days(today: today, first: weighings.first?.day),
            all: weighings,
            course: goal?.terms.course,
            desired: desired,
            today: today,
            wholeWay: asked.range == .all
        )
    }

    func page(
        _ asked: TimelineForm.Values,
        _ form: TimelineForm,
        _ errors: FormErrors,
        _ context: MemberContext
    ) async throws -> Page {
        let page = WeightTimelinePage(
            try await self.timeline(asked, context),
            form,
            errors,
            range: asked.range,
            units: context.signedIn.units,
            frame: self.frame(context)
        )
        return try self.views.render(page)
    }

    /// The days before the first shown one that still affect its trend.
    private static let memory = 90
}
