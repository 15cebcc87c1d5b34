import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Web

/// From a food's page, or a row with a plus, into the diary.
extension FoodController {
    func log(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(LogForm.self)
        do {
            let asked = try form.values()
            try context.diaryRange(self.now()).check(asked.day)
            let new = try await asked.entry.entry(on: asked.day, from: self.lookup, for: context.signedIn.id)
            let entries = EntryStore(
                database: self.database,
                owner: context.signedIn.id,
                timeZone: context.signedIn.timeZone
            )
            let added = try await entries.add(new.entry, nutrients: new.nutrients, now: self.now())
            let (name, meal) = (added.entry.name, added.entry.meal.lowercased())
            let words = added.isNew ? "\(name) is in your \(meal)" : "\(name) was in your \(meal) already"
            let undo = added.isNew ? DiaryPath.removal(added.entry.id) : ""
            return .onward(to: DiaryPath.day(added.entry.day), toast: Toast(words, undo: undo))
        } catch let errors as FormErrors {
            return try await self.again(form, errors, in: context).response()
        }
    }

    /// The page it came from, with what was typed and what to mend.
    private func again(_ form: LogForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        if let item = try await self.lookup.item(form.input["foodId"], for: context.signedIn.id) {
            return try await self.page(item.food, form, errors, in: context)
        }
        let place = try await self.place(form.input, in: context)
        return try await self.page(.quick, place, FoodsPage.Input(quick: form, errors), in: context)
    }

    /// The page of a food, for an amount that was typed or proposed.
    func page(_ food: Food, _ form: LogForm, _ errors: FormErrors, in context: MemberContext) async throws -> Page {
        let meals = try await self.meals(of: context)
        let place = Place(form.input, meals: meals, member: context.signedIn, now: self.now())
        let frame = self.views.frame("Food", back: FoodPath.search(place), tab: .food, help: "/help#diary", in: context)
        return try self.views.render(
            FoodPage(
                food,
                form: form.completed(for: food, place),
                errors: errors,
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

    private func offer(of food: Food, in context: MemberContext) async throws -> ContributionView? {
        guard FoodOrigin(food.id) == .own else { return nil }
        let contributions = ContributionStore(database: self.database, owner: context.signedIn.id)
        return ContributionView(food.id, try await contributions.find(food.id))
    }
}
