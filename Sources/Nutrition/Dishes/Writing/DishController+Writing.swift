import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Adds and edits meals and recipes.
extension DishController {
    func new(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(DishDraftForm.self)
        var input = FormInput(["requestId": RowID.new()])
        if self.kind == .recipe { input.set("servings", to: "4") }
        if let day = CalendarDay(asked.input["day"]), !asked.input["from"].isEmpty {
            let eaten = try await DiaryStore(database: self.database, owner: context.signedIn.id).day(day)
            let meal = eaten.meals.first { $0.name == asked.input["from"] }
            input.set("name", to: "")
            input.set(lines: (meal?.entries ?? []).prefix(Dish.mostLines).map { DishLineFields($0) })
        }
        let way = try DishWay(request)
        return try await self.form(DishDraftForm(input), FormErrors(), of: nil, on: way, in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let way = try DishWay(request)
        let form = try await request.form(DishForm.self)
        return try await form.submit(
            again: { try await self.form(DishDraftForm(form.input), $0, of: nil, on: way, in: context) }
        ) { values in
            way.end(try await self.add(values, as: form.requestID(), in: context).dish)
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
        return try await form.submit(
            again: { try await self.form(DishDraftForm(form.input), $0, of: dish, in: context) }
        ) { values in
            let facts =
                try await values
                .facts(self.kind, id: dish.id, known: lines, from: self.lookup, for: context.signedIn.id)
            let saved = try await self.dishes(of: context).save(facts, dish.id, version: values.version ?? 0)
            guard let saved else { return try await self.conflict(form, in: context) }
            self.lookup.ownIndex.forget(context.signedIn.id)
            return .onward(to: DishLinks.dish(saved.id, self.kind), toast: Toast("\(saved.name) is saved"))
        }
    }

    /// Shows the form with a food added or removed, or with search results; saves nothing.
    func draft(request: Request, context: MemberContext) async throws -> Page {
        let dish = context.parameters.get("id") == nil ? nil : try await self.find(in: context).dish
        let way = try DishWay(request)
        var form = try await request.form(DishDraftForm.self)
        if !form.input["add"].isEmpty {
            guard let food = try await self.lookup.item(form.input["add"], for: context.signedIn.id)?.food else {
                let errors = FormErrors("lines", "This food isn't there any more. Search for another.")
                return try await self.form(form, errors, of: dish, on: way, in: context)
            }
            form.add(DishLineFields(food, in: context.signedIn.units))
        } else if let line = Int(form.input["drop"]) {
            form.drop(line)
        }
        return try await self.form(form, FormErrors(), of: dish, on: way, in: context)
    }

    /// Answers 201 the first time, and 200 with the stored dish when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(DishForm.self)
        let added = try await self.add(try form.values(), as: form.requestID(), in: context)
        guard let found = try await self.dishes(of: context).find(added.dish.id) else { throw self.missing }
        return JSONResponse(DishResponse(found.dish, found.lines), status: added.isNew ? .created : .ok)
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let found = try await self.find(in: context)
        let form = DishForm(found.dish, found.lines).changed(by: try await request.form(DishForm.self))
        let values = try form.values()
        let facts =
            try await values
            .facts(self.kind, id: found.dish.id, known: found.lines, from: self.lookup, for: context.signedIn.id)
        let store = self.dishes(of: context)
        guard let version = values.version, let saved = try await store.save(facts, found.dish.id, version: version)
        else { throw self.stale }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return JSONResponse(DishResponse(saved, facts.lines))
    }

    /// Adds a dish; throws complaints when that isn't allowed.
    private func add(
        _ values: DishForm.Values,
        as request: String,
        in context: MemberContext
    ) async throws -> (dish: Dish, isNew: Bool) {
        let id = self.kind.origin.id(request)
        let facts = try await values.facts(self.kind, id: id, from: self.lookup, for: context.signedIn.id)
        do {
            let added = try await self.dishes(of: context).add(facts, id: id, self.kind, now: self.now())
            self.lookup.ownIndex.forget(context.signedIn.id)
            return added
        } catch let full as DishStore.Full {
            throw FormErrors("form", full.words)
        }
    }

    /// Shows the form with what was typed, and says that the dish changed.
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
        on way: DishWay = .shelf,
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
            back: dish.map { DishLinks.dish($0.id, self.kind) } ?? way.start(self.kind),
            tab: .food,
            help: Places.help("foods"),
            in: context
        )
        return try self.views.render(
            DishFormPage(
                self.kind,
                form,
                errors,
                of: dish,
                stale: stale,
                on: way,
                foods: foods,
                found: found.filter { FoodOrigin($0.id) != .meal && $0.id != dish?.id },
                units: context.signedIn.units,
                frame: frame
            )
        )
    }
}

extension DishForm {
    /// Returns the form with what was sent in place of what is there; lines are replaced as a whole.
    func changed(by sent: DishForm) -> DishForm {
        var input = self.input
        if sent.input.has("lines") { input.removeItems("lines") }
        input.add(sent.input)
        return DishForm(input)
    }
}
