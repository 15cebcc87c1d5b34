import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API for searching foods and marking favourites.
///
/// | route | does |
/// |---|---|
/// | `GET /foods` | search, favourites, frequent, recent, quick add, code: by `tab` |
/// | `GET /foods/away` | plain calories for any meal and day: what browsers keep to stand in for `/foods` without a network |
/// | `GET /foods/results` | the results of a search as a fragment |
/// | `GET /foods/code` | leads to the food with a barcode |
/// | `GET /foods/{id}` | the food with its facts, for an `amount` and a `unit` |
/// | `POST /foods/{id}/star`, `…/star/removal` | makes it a favourite, or not |
/// | `GET /api/v1/foods` | the results of a search |
/// | `GET /api/v1/foods/{id}` | the food |
/// | `GET /api/v1/foods/barcode/{code}` | the food with a barcode |
struct FoodController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let online: OnlineFoods
    let habits: HabitCache
    /// Whether foods are told from photos.
    let hasPhotos: @Sendable () -> Bool
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(Places.food, .limited(.search), use: self.page)
        own.get(Places.foodAway, use: self.away)
        own.get(FoodLinks.results, .limited(.search), use: self.results)
        own.get(FoodLinks.code, use: self.code)
        own.get(FoodLinks.food, use: self.food)
        own.post(FoodLinks.star, use: self.star)
        own.post(FoodLinks.unstar, use: self.unstar)
        let api = routes.api(.foods)
        api.get(Places.food, .limited(.search), use: self.answer)
        api.get(FoodLinks.food, use: self.answerFood)
        api.get(FoodAPI.barcode, use: self.answerCode)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(FoodSearchForm.self)
        let place = try await self.place(form.input, in: context)
        return try await self.page(form.tab, place, FoodsPage.Input(search: form), in: context)
    }

    func away(request: Request, context: MemberContext) async throws -> Page {
        let meals = try await self.meals(of: context)
        let place = DiaryPlace(FormInput(), meals: meals, member: context.signedIn, now: self.now())
        let frame = self.views.frame(
            "Add food",
            back: Places.today.path,
            tab: .food,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(FoodAwayPage(place, meals, units: context.signedIn.units, frame: frame))
    }

    func results(request: Request, context: MemberContext) async throws -> Page {
        let form = try request.query(FoodSearchForm.self)
        let place = try await self.place(form.input, in: context)
        let results = try await self.search(form.input["q"], form.filter, place, in: context)
        let filters = FoodsPage.filters(place, query: form.input["q"], form.filter)
        let frame = self.views.frame("Foods", in: context)
        return try self.views.render(FoodResultsPage(results, filters: filters, frame: frame))
    }

    func food(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(self.food(of: context), try request.query(LogForm.self), FormErrors(), in: context)
    }

    func star(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.listed(in: context)
        try await self.favourites(of: context).star(food.id, now: self.now())
        return try await self.back(
            to: food,
            "\(food.plainName) is a favourite",
            undo: FoodLinks.unstar(food.id),
            request
        )
    }

    func unstar(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.listed(in: context)
        try await self.favourites(of: context).unstar(food.id)
        return try await self.back(to: food, "No longer a favourite", undo: FoodLinks.star(food.id), request)
    }

    private func back(to food: FoodSummary, _ words: String, undo: String, _ request: Request) async throws -> Response
    {
        let input = try await request.form(LogForm.self).input
        let place = CalendarDay(input["day"]).map { DiaryPlace(day: $0, meal: input["meal"]) }
        return .onward(to: FoodLinks.food(food.id, place), toast: Toast(words, undo: undo))
    }

    /// Shows the page from which the form came, with what was typed and the complaints.
    func page(again form: LogForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        if let item = try await self.lookup.item(form.input["foodId"], for: context.signedIn.id) {
            return try await self.page(item.food, form, errors, in: context)
        }
        let place = try await self.place(form.input, in: context)
        return try await self.page(.quick, place, FoodsPage.Input(quick: form, errors), in: context)
    }

    /// Returns the page of a food, for a typed or proposed amount.
    private func page(
        _ food: Food,
        _ form: LogForm,
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let meals = try await self.meals(of: context)
        let place = DiaryPlace(form.input, meals: meals, member: context.signedIn, now: self.now())
        let usual = try await self.usual(food, form, in: context)
        let frame = self.views.frame(
            "Food",
            back: FoodLinks.search(place),
            tab: .food,
            help: Places.help("diary"),
            in: context
        )
        return try self.views.render(
            FoodPage(
                food,
                form: form.completed(usual, place),
                errors: errors,
                usual: usual,
                place: place,
                meals: meals,
                range: context.diaryRange(self.now()),
                starred: try await self.favourites(of: context).holds(food.id),
                offer: try await self.offer(of: food, in: context),
                units: context.signedIn.units,
                frame: frame
            )
        )
    }

    /// Returns what the form proposes: what the member took the last time, else the usual portion.
    private func usual(_ food: Food, _ form: LogForm, in context: MemberContext) async throws -> Portion {
        let usual = food.usualPortion(in: context.signedIn.units)
        guard form.input["unit"].isEmpty else { return usual }
        return try await self.history(of: context).lastPortions(of: [food.id])[food.id]?.portion(of: food) ?? usual
    }

    private func offer(of food: Food, in context: MemberContext) async throws -> ContributionView? {
        guard FoodOrigin(food.id) == .own else { return nil }
        let contributions = ContributionStore(database: self.database, owner: context.signedIn.id)
        return ContributionView(food.id, try await contributions.find(food.id))
    }

    /// Finds a food or a saved meal.
    private func listed(in context: MemberContext) async throws -> FoodSummary {
        let id = try context.name(orElse: Self.missing)
        guard let food = try await self.lookup.foods([id], for: context.signedIn.id).first else { throw Self.missing }
        return food
    }

    func food(of context: MemberContext) async throws -> Food {
        let id = try context.name(orElse: Self.missing)
        guard let item = try await self.lookup.item(id, for: context.signedIn.id) else { throw Self.missing }
        return item.food
    }

    func favourites(of context: MemberContext) -> FavouriteStore {
        FavouriteStore(database: self.database, owner: context.signedIn.id)
    }

    private static let missing = NotFound("There is no such food. Search for it by name.")
}
