import FoodCatalogue
import Foundation
import HTTPTypes
import Hummingbird
import Members
import Storage
import Web

/// Searches words at Edamam, when a member asks for just that.
///
/// | route | does |
/// |---|---|
/// | `GET /foods/online` | foods that Edamam finds for words that found nothing here |
/// | `GET /api/v1/foods/online` | the same for a device |
struct OnlineController: Controller {
    let database: any Database
    let online: OnlineFoods
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.own.part(.onlineFoods).get(FoodLinks.online, use: self.page)
        routes.api(.foods).part(.onlineFoods).get(FoodLinks.online, use: self.answer)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try self.checkIsOn()
        let form = try request.query(FoodSearchForm.self)
        let meals = try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
        let place = DiaryPlace(form.input, meals: meals, member: context.signedIn, now: self.now())
        let query = String(form.input["q"].prefix(Edamam.longestText))
        let back = FoodLinks.search(place, query: query)
        let frame = self.views.frame("Found online", back: back, tab: .food, help: Places.help("online"), in: context)
        do {
            let found = try await self.online.search(query).map { FoodSummary($0) }
            let results = FoodResults(place, found: found, for: query, units: context.signedIn.units)
            return try self.views.render(OnlinePage(query, results, frame: frame))
        } catch is TryAgainLater {
            let again = FoodLinks.online(place, query: query)
            return try self.views.render(OnlinePage(query, FoodResults(place), again: again, frame: frame))
        }
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try self.checkIsOn()
        let asked = try request.query(FoodSearchForm.self).values()
        let foods = try await self.online.search(asked.text)
        return JSONResponse(try FoodsResponse(foods.prefix(asked.limit).map { FoodSummary($0) }))
    }

    private func checkIsOn() throws {
        guard self.online.findsWords else {
            throw NotFound("This Spotter looks nothing up elsewhere. Search for it here.")
        }
    }
}
