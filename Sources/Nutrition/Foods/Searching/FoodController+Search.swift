import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Searches foods.
extension FoodController {
    /// The days of a member's history that count.
    private static let memory = 90

    /// Returns the page of a tab, with its input and complaints.
    func page(
        _ tab: FoodTab,
        _ place: DiaryPlace,
        _ input: FoodsPage.Input,
        in context: MemberContext
    ) async throws -> Page {
        let results =
            switch tab {
            case .search: try await self.search(input.query, input.filter, limit: input.limit, place, in: context)
            case .favourites: try await self.favourites(place, in: context)
            case .frequent: try await self.frequent(place, in: context)
            case .recent: try await self.recent(place, in: context)
            case .quick, .code: FoodResults(place)
            }
        let back = DiaryLinks.day(place.day)
        let frame = self.views.frame(
            "Add to \(place.meal.lowercased())",
            back: back,
            tab: .food,
            help: Places.help(tab == .code ? "barcodes" : "diary"),
            in: context
        )
        return try self.views.render(
            FoodsPage(
                tab,
                place,
                results,
                input,
                sources: self.online.sources,
                hasPhotos: self.hasPhotos(),
                units: context.signedIn.units,
                frame: frame
            )
        )
    }

    /// Searches for a text; without one, lists what the member often has.
    func search(
        _ text: String,
        _ filter: FoodFilter,
        limit: Int = FoodResults.first,
        _ place: DiaryPlace,
        in context: MemberContext
    ) async throws -> FoodResults {
        let text = String(text.prefix(FoodSearchForm.longest))
        if text.isEmpty {
            let often = try await self.frequent(place, filter, in: context)
            return often.items.isEmpty ? FoodResults(place) : often
        }
        let found = try await self.lookup.search(
            text,
            filter,
            limit: limit,
            familiar: self.familiar(in: context),
            for: context.signedIn.id
        )
        return FoodResults(
            place,
            found: found,
            for: text,
            filter,
            last: try await self.history(of: context).lastPortions(of: found.map(\.id)),
            isList: self.lookup.readsAsList(text),
            online: self.online.findsWords,
            units: context.signedIn.units
        )
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(FoodSearchForm.self).values()
        if asked.isList { return try await self.answerList(asked, in: context) }
        let found = try await self.lookup.search(
            asked.text,
            asked.filter,
            limit: asked.limit,
            familiar: self.familiar(in: context),
            for: context.signedIn.id
        )
        let last = try await self.history(of: context).lastPortions(of: found.map(\.id))
        return JSONResponse(try FoodsResponse(found, last: last))
    }

    /// Returns the member's own foods, page by page.
    private func answerList(_ asked: FoodSearchForm.Values, in context: MemberContext) async throws -> JSONResponse {
        let foods = try await OwnFoodStore(database: self.database, owner: context.signedIn.id)
            .page(after: asked.after, limit: asked.limit)
        let next = foods.count == asked.limit ? foods.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        return JSONResponse(try FoodsResponse(foods.map { FoodSummary($0.food) }, next: next))
    }

    private func favourites(_ place: DiaryPlace, in context: MemberContext) async throws -> FoodResults {
        let starred = try await self.favourites(of: context).all()
        let last = try await self.history(of: context).last(starred)
        var items: [FoodItem] = []
        for food in try await self.lookup.foods(starred, for: context.signedIn.id) {
            items.append(FoodItem(food, last: last[food.id], place, units: context.signedIn.units))
        }
        return FoodResults(place, items, heading: "Your favourites", none: .favourites)
    }

    private func frequent(
        _ place: DiaryPlace,
        _ filter: FoodFilter = .all,
        in context: MemberContext
    ) async throws -> FoodResults {
        let eaten = try await self.history(of: context).frequent(at: place.meal, since: self.since(context))
        let items = eaten.filter { filter.allows($0.food) }.map { FoodItem($0, place, units: context.signedIn.units) }
        let heading = eaten.contains { $0.times > 1 } ? "You often have" : "You had before"
        return FoodResults(place, items, heading: heading, none: .frequent)
    }

    private func recent(_ place: DiaryPlace, in context: MemberContext) async throws -> FoodResults {
        let eaten = try await self.history(of: context).recent(since: self.since(context))
        let items = eaten.map { FoodItem($0, place, units: context.signedIn.units) }
        return FoodResults(place, items, heading: "You had lately", none: .recent)
    }

    func familiar(in context: MemberContext) async throws -> [Food.ID: Int] {
        try await self.habits.habits(of: context.signedIn.id) {
            try await self.history(of: context).familiar(since: self.since(context))
        }
    }

    private func since(_ context: MemberContext) -> CalendarDay {
        context.signedIn.day(at: self.now()).adding(days: -Self.memory)
    }

    func history(of context: MemberContext) -> HistoryStore {
        HistoryStore(database: self.database, owner: context.signedIn.id)
    }

    func place(_ input: FormInput, in context: MemberContext) async throws -> DiaryPlace {
        let meals = try await self.meals(of: context)
        return DiaryPlace(input, meals: meals, member: context.signedIn, now: self.now())
    }

    func meals(of context: MemberContext) async throws -> MealList {
        try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
    }
}
