import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the page and the API of advice on what to eat next.
///
/// | route | does |
/// |---|---|
/// | `GET /advice` | plates and foods that fit into a `day` for a `meal`, foods and exercises of the cohort, recommendations |
/// | `GET /api/v1/advice` | the same for a device |
struct AdviceController: Controller {
    let database: any Database
    let finder: IdeaFinder
    let plates: PlateFinder
    let others: CohortFinder
    let recommendations: RecommendationFinder
    let eater: @Sendable (Member.ID) async throws -> Eater
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.get(AdviceLinks.today, use: self.page)
        routes.api(.advice).get(AdviceLinks.today, use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(try request.query(AdviceForm.self).input, FormErrors(), in: context)
    }

    /// Returns the page for the day and the meal of a form, with what is wrong with the form.
    func page(_ input: FormInput, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        let range = context.diaryRange(self.now())
        // A link with a wrong day leads to today's advice rather than to a complaint.
        let day = CalendarDay(input["day"]).flatMap { range.contains($0) ? $0 : nil } ?? range.today
        let advice = try await self.advice(for: context.signedIn, on: day, input["meal"])
        let frame = self.views.frame(
            "What fits",
            back: Places.diary(day),
            tab: .today,
            help: Places.help("advice"),
            in: context
        )
        return try self.views.render(
            AdvicePage(advice, errors, for: context.signedIn, today: range.today, frame: frame)
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try request.query(AdviceForm.self)
        let range = context.diaryRange(self.now())
        let day = try form.values() ?? range.today
        try range.check(day)
        let advice = try await self.advice(for: context.signedIn, on: day, form.input["meal"])
        return JSONResponse(AdviceResponse(advice, for: context.signedIn))
    }

    private func advice(for member: Member, on day: CalendarDay, _ meal: String) async throws -> Advice {
        let eater = try await self.eater(member.id)
        let goal = try await GoalStore(database: self.database, owner: member.id).current()
        let ideas = try await self.finder.ideas(for: member, eater, goal, on: day, meal)
        let direction = Direction(goal)
        return Advice(
            plates: try await self.plates.plates(for: member, eater, ideas),
            ideas: ideas,
            others: try await self.others.ideas(for: member, eater, direction, ideas.chooser, on: day),
            exercises: try await self.others.exercises(for: member.id, eater, direction, on: day),
            recommended: try await self.recommendations.find(for: member, eater, direction, on: day).forYou
        )
    }
}
