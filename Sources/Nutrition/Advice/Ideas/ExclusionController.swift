import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of foods that a member doesn't want proposed.
///
/// | route | does |
/// |---|---|
/// | `GET /advice/exclusions` | the list, each with a way back |
/// | `POST /advice/exclusions/{food}`, `…/removal` | excludes it, or takes that back |
/// | `GET /api/v1/advice/exclusions` | the list for a device |
/// | `PUT`, `DELETE /api/v1/advice/exclusions/{food}` | excludes it, or not |
struct ExclusionController: Controller {
    let database: any Database
    let catalogue: Catalogue
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(AdviceLinks.exclusions, use: self.page)
        own.post(AdviceLinks.exclusion, use: self.exclude)
        own.post(AdviceLinks.allowing, use: self.allow)
        let api = routes.api(.advice)
        api.get(AdviceLinks.exclusions, use: self.answer)
        api.put(AdviceLinks.exclusion, use: self.answerExcluding)
        api.delete(AdviceLinks.exclusion, use: self.answerAllowing)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let foods = try await self.foods(of: context)
        let frame = self.views.frame(
            "Not for me",
            back: AdviceLinks.today.path,
            tab: .today,
            help: Places.help("advice"),
            in: context
        )
        return try self.views.render(ExclusionsPage(foods, frame: frame))
    }

    func exclude(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.food(of: context)
        try await self.exclusions(of: context).exclude(food.id, now: self.now())
        let toast = Toast("We won't propose \(food.plainName) again", undo: AdviceLinks.allowing(food.id))
        return .onward(to: try await self.origin(of: request), toast: toast)
    }

    func allow(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.food(of: context)
        try await self.exclusions(of: context).allow(food.id)
        return .onward(to: try await self.origin(of: request), toast: Toast("\(food.plainName) may come again"))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        JSONResponse(ExclusionsResponse(try await self.foods(of: context)))
    }

    func answerExcluding(request: Request, context: MemberContext) async throws -> Response {
        try await self.exclusions(of: context).exclude(self.food(of: context).id, now: self.now())
        return Response(status: .noContent)
    }

    func answerAllowing(request: Request, context: MemberContext) async throws -> Response {
        try await self.exclusions(of: context).allow(self.food(of: context).id)
        return Response(status: .noContent)
    }

    /// Returns the advice page from which the form came; today's when unknown.
    private func origin(of request: Request) async throws -> String {
        let form = try await request.form(AdviceForm.self)
        guard let day = CalendarDay(form.input["day"]) else { return AdviceLinks.today.path }
        return AdviceLinks.today(DiaryPlace(day: day, meal: form.input["meal"]))
    }

    private func foods(of context: MemberContext) async throws -> [FoodSummary] {
        try await self.catalogue.foods(try await self.exclusions(of: context).all())
    }

    private func food(of context: MemberContext) async throws -> Food {
        let missing = NotFound("The catalogue has no such food.")
        guard let food = try await self.catalogue.food(try context.name("food", orElse: missing)) else { throw missing }
        return food
    }

    private func exclusions(of context: MemberContext) -> ExclusionStore {
        ExclusionStore(database: self.database, owner: context.signedIn.id)
    }
}
