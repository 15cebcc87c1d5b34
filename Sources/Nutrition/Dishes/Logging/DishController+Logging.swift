import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Web

/// Logs meals and recipes.
extension DishController {
    func log(request: Request, context: MemberContext) async throws -> Response {
        let found = try await self.find(in: context)
        let form = try await request.form(DishLogForm.self)
        return try await form.submit(again: { try await self.page(found, form, $0, in: context) }) { values in
            let logged = try await self.log(values, found, in: context)
            let words = "\(found.dish.name) \(logged.isNew ? "is" : "was already") in your \(values.meal.lowercased())"
            let undo = logged.isNew ? DishLinks.unlogging(values.id, self.kind) : ""
            let another = Toast.Step("Add another", path: DiaryLinks.addition(to: values.meal, on: values.day))
            return .onward(to: DiaryLinks.day(values.day), toast: Toast(words, undo: undo, next: another))
        }
    }

    /// Removes what logging wrote.
    func unlog(request: Request, context: MemberContext) async throws -> Response {
        let gone = NotFound("This isn't in your diary, or it was taken back already.")
        let id = try context.id("request", orElse: gone)
        guard let undone = try await self.log(of: context).undo(id, now: self.now()) else { throw gone }
        return .onward(to: DiaryLinks.day(undone.first), toast: Toast("Taken back"))
    }

    func answerLog(request: Request, context: MemberContext) async throws -> JSONResponse {
        let found = try await self.find(in: context)
        let values = try await request.form(DishLogForm.self).values()
        let logged = try await self.log(values, found, in: context)
        return JSONResponse(
            LoggedDishResponse(entries: logged.entries.map(EntryResponse.init)),
            status: logged.isNew ? .created : .ok
        )
    }

    /// Writes all entries in one transaction, once.
    private func log(
        _ values: DishLogForm.Values,
        _ found: (dish: Dish, lines: [DishLine]),
        in context: MemberContext
    ) async throws -> (entries: [DiaryEntry], isNew: Bool) {
        try context.diaryRange(self.now()).check(values.day)
        let entries = try values.entries(of: found.dish, found.lines)
        return try await Conflict.ifTakenBack {
            try await self.log(of: context).write(entries, as: values.id, now: self.now())
        }
    }

    private func log(of context: MemberContext) -> EntryGroupStore {
        EntryGroupStore(database: self.database, owner: context.signedIn.id, timeZone: context.signedIn.timeZone)
    }

    /// Returns the page of a dish, with typed amounts or its own.
    func page(
        _ found: (dish: Dish, lines: [DishLine]),
        _ form: DishLogForm,
        _ errors: FormErrors,
        in context: MemberContext
    ) async throws -> Page {
        let meals = try await MealListStore(database: self.database, owner: context.signedIn.id).meals()
        let place = DiaryPlace(form.input, meals: meals, member: context.signedIn, now: self.now())
        let starred = try await FavouriteStore(database: self.database, owner: context.signedIn.id).holds(found.dish.id)
        let frame = self.views.frame(
            self.kind == .meal ? "Meal" : "Recipe",
            back: self.kind.list.path,
            tab: .food,
            help: Places.help("foods"),
            in: context
        )
        return try self.views.render(
            DishPage(
                found.dish,
                found.lines,
                form: form,
                errors: errors,
                place: place,
                meals: meals,
                range: context.diaryRange(self.now()),
                starred: starred,
                photos: try await self.photos.shared(with: found.dish.id, to: context.signedIn),
                units: context.signedIn.units,
                frame: frame
            )
        )
    }
}
