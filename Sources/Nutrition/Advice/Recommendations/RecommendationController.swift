import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of recommendations for members.
///
/// | route | does |
/// |---|---|
/// | `GET /recommendations` | the recommendations for the member, and saved ones |
/// | `POST /recommendations/{id}/saving`, `…/saving/removal` | keeps it, or not |
/// | `POST /recommendations/{id}/dismissal`, `…/dismissal/removal` | takes it away, or brings it back |
/// | `POST /recommendations/{id}/rating` | rates it |
/// | `GET /api/v1/recommendations` | the same list for a device |
/// | `PUT /api/v1/recommendations/{id}/opinion` | saves, dismisses, rates |
struct RecommendationController: Controller {
    let database: any Database
    let finder: RecommendationFinder
    let eater: @Sendable (Member.ID) async throws -> Eater
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(AdviceLinks.recommendations, use: self.page)
        own.post(AdviceLinks.saving, use: self.save)
        own.post(AdviceLinks.unsaving, use: self.unsave)
        own.post(AdviceLinks.dismissal, use: self.dismiss)
        own.post(AdviceLinks.bringingBack, use: self.bringBack)
        own.post(AdviceLinks.rating, use: self.rate)
        let api = routes.api(.advice)
        api.get(AdviceLinks.recommendations, use: self.answer)
        api.put(AdviceAPI.opinion, use: self.answerOpinion)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let frame = self.views.frame(
            "Nutritionists",
            back: AdviceLinks.today.path,
            tab: .today,
            help: Places.help("advice"),
            in: context
        )
        return try self.views.render(RecommendationsPage(try await self.found(for: context), frame: frame))
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.change(context) { $0.isSaved = true }
        return .onward(to: AdviceLinks.recommendations.path, toast: Toast("Saved for you"))
    }

    func unsave(request: Request, context: MemberContext) async throws -> Response {
        let (id, _) = try await self.change(context) { $0.isSaved = false }
        let toast = Toast("No longer saved", undo: AdviceLinks.saving(id))
        return .onward(to: AdviceLinks.recommendations.path, toast: toast)
    }

    func dismiss(request: Request, context: MemberContext) async throws -> Response {
        let (id, _) = try await self.change(context) {
            $0.isDismissed = true
            $0.isSaved = false
        }
        let toast = Toast("It won't show again", undo: AdviceLinks.bringingBack(id))
        return .onward(to: AdviceLinks.recommendations.path, toast: toast)
    }

    func bringBack(request: Request, context: MemberContext) async throws -> Response {
        _ = try await self.change(context) { $0.isDismissed = false }
        return .onward(to: AdviceLinks.recommendations.path, toast: Toast("It is back"))
    }

    func rate(request: Request, context: MemberContext) async throws -> Response {
        let rating = try await request.form(OpinionForm.self).values().rating
        _ = try await self.change(context) { $0.rating = rating ?? $0.rating }
        return .onward(to: AdviceLinks.recommendations.path, toast: Toast("Thank you for rating"))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(RecommendationsResponse(try await self.found(for: context)))
    }

    func answerOpinion(request: Request, context: MemberContext) async throws -> JSONResponse {
        let opinion = try await request.form(OpinionForm.self).values()
        let (id, answer) = try await self.change(context) { opinion.apply(to: &$0) }
        return JSONResponse(OpinionResponse(id, answer))
    }

    private func found(for context: MemberContext) async throws -> RecommendationFinder.Found {
        let member = context.signedIn
        let direction = Direction(try await GoalStore(database: self.database, owner: member.id).current())
        let eater = try await self.eater(member.id)
        return try await self.finder.find(for: member, eater, direction, on: member.day(at: self.now()))
    }

    private func change(
        _ context: MemberContext,
        _ change: @Sendable @escaping (inout RecommendationStore.Opinion) -> Void
    ) async throws -> (Recommendation.ID, RecommendationStore.Opinion) {
        let store = RecommendationStore(database: self.database, owner: context.signedIn.id)
        let id = try context.id(orElse: Self.missing)
        guard let answer = try await store.answer(id, now: self.now(), change) else { throw Self.missing }
        return (id, answer)
    }

    private static let missing = NotFound("This isn't recommended any more.")
}
