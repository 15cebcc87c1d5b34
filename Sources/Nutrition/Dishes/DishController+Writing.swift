import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Web

/// Putting together and changing meals and recipes.
extension DishController {
    func new(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(DishDraftForm.self)
        var input = FormInput(["requestId": UUID().uuidString.lowercased()])
        if self.kind == .recipe { input.set("servings", to: "4") }
        if let day = CalendarDay(asked.input["day"]), !asked.input["from"].isEmpty {
            let eaten = try await DiaryStore(database: self.database, owner: context.signedIn.id).day(day)
            let meal = eaten.meals.first { $0.name == asked.input["from"] }
            input.set("name", to: "")
            input.set(lines: (meal?.entries ?? []).prefix(Dish.mostLines).map { DishLineFields($0) })
        }
        return try await self.form(DishDraftForm(input), FormErrors(), of: nil, in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(DishForm.self)
        do {
            let id = self.kind.origin.id(try form.requestId())
            let facts = try await form.values()
                .facts(self.kind, id: id, from: self.lookup, for: context.signedIn.id)
            let added = try await self.dishes(of: context).add(facts, id: id, self.kind, now: self.now())
            self.lookup.ownWords.forget(context.signedIn.id)
            return .onward(to: self.kind.path(id), toast: Toast("\(added.dish.name) is saved"))
        } catch let errors as FormErrors {
            return try await self.form(DishDraftForm(form.input), errors, of: nil, in: context).response()
        }
    }

    func edit(request: Request, context: MemberContext) async throws -> Page {
        let found = try await self.find(in: context)
        let form = DishDraftForm(DishForm(found.dish, found.lines).input)
        return try await self.form(form, FormErrors(), of: found.dish, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let (dish, lines) = try await self.find(in: context)
        let form = try await request.form(DishForm.self)
        do {
            let values = try form.values()
            let facts =
                try await values
                .facts(self.kind, id: dish.id, known: lines, from: self.lookup, for: context.signedIn.id)
            let saved = try await self.dishes(of: context).save(facts, dish.id, version: values.version ?? 0)
            guard let saved else { return try await self.conflict(form, in: context) }
            self.lookup.ownWords.forget(context.signedIn.id)
            return .onward(to: self.kind.path(saved.id), toast: Toast("\(saved.name) is saved"))
        } catch let errors as FormErrors {
            return try await self.form(DishDraftForm(form.input), errors, of: dish, in: context).response()
        }
    }

    /// The form with a food more or less, or with what a search found; nothing is saved.
    func draft(request: Request, context: MemberContext) async throws -> Page {
        let dish = context.parameters.get("id") == nil ? nil : try await self.find(in: context).dish
        var form = try await request.form(DishDraftForm.self)
        if !form.input["add"].isEmpty {
            guard let food = try await self.lookup.item(form.input["add"], for: context.signedIn.id)?.food else {
                var errors = FormErrors()
                errors.add("lines", "This food isn't there any more. Search for another.")
                return try await self.form(form, errors, of: dish, in: context)
            }
            form.add(DishLineFields(food))
        } else if let place = Int(form.input["drop"]) {
            form.drop(place)
        }
        return try await self.form(form, FormErrors(), of: dish, in: context)
    }

    /// The form again with what was typed, and word of the change.
    private func conflict(_ form: DishForm, in context: MemberContext) async throws -> Response {
        let dish = try await self.find(in: context).dish
        var input = form.input
        input.set("version", to: String(dish.version))
        return try await self.form(DishDraftForm(input), FormErrors(), of: dish, stale: true, in: context).response()
    }

    private func form(
        _ form: DishDraftForm,
        _ errors: FormErrors,
        of dish: Dish?,
        stale: Bool = false,
        in context: MemberContext
    ) async throws -> Page {
        let owner = context.signedIn.id
        var foods: [Food.ID: Food] = [:]
        for (_, line) in form.input.items("lines") where !line["foodId"].isEmpty && foods[line["foodId"]] == nil {
            foods[line["foodId"]] = try await self.lookup.item(line["foodId"], for: owner)?.food
        }
        let query = String(form.input["q"].prefix(FoodSearchForm.longest))
        let found =
            query.isEmpty || !form.input["add"].isEmpty
            ? [] : try await self.lookup.search(query, limit: 8, familiar: [:], for: owner)
        let name = self.kind == .meal ? "meal" : "recipe"
        let frame = self.views.frame(
            dish == nil ? "New \(name)" : "Edit \(name)",
            back: dish.map { self.kind.path($0.id) } ?? self.kind.shelf.path,
            tab: .food,
            help: "/help#foods",
            in: context
        )
        return try self.views.render(
            DishFormPage(
                self.kind,
                form,
                errors,
                of: dish,
                stale: stale,
                foods: foods,
                found: found.filter { FoodOrigin($0.id) != .meal && $0.id != dish?.id },
                units: context.signedIn.units,
                frame: frame
            )
        )
    }
}
