import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of a member's own foods.
///
/// | route | does |
/// |---|---|
/// | `GET /foods/mine` | the list |
/// | `GET /foods/new` | an empty form, perhaps with a `name` or a `barcode` |
/// | `POST /foods` | writes the food down and leads to where it is logged |
/// | `GET /foods/{id}/edit`, `POST /foods/{id}` | its form; saves it, or shows what changed meanwhile |
/// | `POST /foods/{id}/removal`, `…/restoration` | removes it, with Undo |
/// | `POST /api/v1/foods` | writes it down; the same `requestId` does so once |
/// | `PATCH`, `DELETE /api/v1/foods/{id}` | changes what is sent; removes it |
struct OwnFoodController: Controller {
    let database: any Database
    let lookup: FoodLookup
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(FoodLinks.mine, use: self.list)
        own.get(FoodLinks.new, use: self.new)
        own.post(Places.food, use: self.create)
        own.get(FoodLinks.edit, use: self.edit)
        own.post(FoodLinks.food, use: self.save)
        own.post(FoodLinks.removal, use: self.remove)
        own.post(FoodLinks.restoration, use: self.restore)
        let api = routes.api(.foods)
        api.post(Places.food, use: self.answerCreate)
        api.patch(FoodLinks.food, use: self.answerSave)
        api.delete(FoodLinks.food, use: self.answerRemove)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(OwnListForm.self)
        let foods = try await self.foods(of: context).page(after: asked.after, limit: OwnListPage.length)
        let items = foods.map {
            FoodItem(FoodSummary($0.food), asked.place(in: context, self.now()), units: context.signedIn.units)
        }
        let next = foods.count == OwnListPage.length ? foods.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        let frame = self.views.frame(
            "My foods",
            back: Places.food.path,
            tab: .food,
            help: Places.help("foods"),
            in: context
        )
        return try self.views.render(OwnListPage(.foods, items, next: next, from: asked.askedPlace, frame: frame))
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        var input = try request.query(OwnFoodForm.self).input
        input.set("requestId", to: RowID.new())
        input.set("energyUnit", to: context.signedIn.units.energy.rawValue)
        return try self.page(OwnFoodForm(input), FormErrors(), request, in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(OwnFoodForm.self)
        return try await form.submit(again: { try self.page(form, $0, request, in: context) }) { values in
            let added = try await self.add(values.facts, as: form.requestID(), in: context)
            let place = try request.askedPlace()
            let toast = Toast("\(added.food.facts.name) is yours now. Log it below, or later.")
            return .onward(to: FoodLinks.food(added.food.id, place), toast: toast)
        }
    }

    func edit(request: Request, context: MemberContext) async throws -> Page {
        let food = try await self.food(of: context)
        return try self.page(OwnFoodForm(food), FormErrors(), request, of: food, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.food(of: context)
        let form = try await request.form(OwnFoodForm.self)
        return try await form.submit(again: { try self.page(form, $0, request, of: food, in: context) }) { values in
            guard let saved = try await self.save(values.facts, food, at: values.version ?? 0, in: context) else {
                return try await self.conflict(form, request, in: context)
            }
            return .onward(to: FoodLinks.food(saved.id), toast: Toast("\(saved.facts.name) is saved"))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.name(orElse: Self.missing)
        guard let removed = try await self.foods(of: context).remove(id, now: self.now()) else {
            throw Self.missing
        }
        self.lookup.ownIndex.forget(context.signedIn.id)
        let toast = Toast("\(removed.food.facts.name) removed", undo: FoodLinks.restoration(removed.food.id))
        return .onward(to: FoodLinks.mine.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.name(orElse: Self.missing)
        let restored: OwnFood?
        do {
            restored = try await self.foods(of: context).restore(id)
        } catch OwnFoodStore.Refusal.barcodeTaken {
            let words = "Another of your foods has its barcode now, so this one stays removed."
            return .onward(to: FoodLinks.mine.path, toast: Toast(words))
        }
        guard let food = restored else {
            throw NotFound.removedTooLongAgo("Write it down again.")
        }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return .onward(to: FoodLinks.mine.path, toast: Toast("\(food.facts.name) is back"))
    }

    /// Answers 201 the first time, and 200 with the stored food when the same request is sent again.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(OwnFoodForm.self)
        let added = try await self.add(try form.values().facts, as: form.requestID(), in: context)
        return JSONResponse(FoodResponse(added.food.food, own: added.food), status: added.isNew ? .created : .ok)
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let food = try await self.food(of: context)
        let form = OwnFoodForm(food, changedBy: try await request.form(OwnFoodForm.self))
        let values = try form.values()
        guard let version = values.version,
            let saved = try await self.save(values.facts, food, at: version, in: context)
        else { throw Self.stale }
        let offer = try await ContributionStore(database: self.database, owner: context.signedIn.id).find(saved.id)
        return JSONResponse(FoodResponse(saved.food, own: saved, offer: offer))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let version = try request.query(RemovalForm.self).values().version
        let id = try context.name(orElse: Self.missing)
        let removed = try await self.foods(of: context).remove(id, version: version, now: self.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return Response(status: .noContent)
    }

    /// Adds a food; throws complaints when that isn't allowed.
    private func add(
        _ facts: OwnFood.Facts,
        as request: String,
        in context: MemberContext
    ) async throws -> (food: OwnFood, isNew: Bool) {
        let added = try await self.complaining {
            try await self.foods(of: context).add(facts, id: FoodOrigin.own.id(request), now: self.now())
        }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return added
    }

    /// Saves a food that was edited at a version; nil when it changed since, throws complaints when it isn't allowed.
    private func save(
        _ facts: OwnFood.Facts,
        _ food: OwnFood,
        at version: Int64,
        in context: MemberContext
    ) async throws -> OwnFood? {
        let saved = try await self.complaining {
            try await self.foods(of: context).save(facts, food.id, version: version)
        }
        if saved != nil { self.lookup.ownIndex.forget(context.signedIn.id) }
        return saved
    }

    private func complaining<T>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch OwnFoodStore.Refusal.full {
            throw FormErrors("form", "You have \(OwnFood.most) foods of your own. Remove some that you no longer need.")
        } catch OwnFoodStore.Refusal.barcodeTaken {
            throw FormErrors("barcode", "Another of your foods has this code.")
        }
    }

    /// Shows the form with what was typed, and beside it what is stored now.
    private func conflict(_ form: OwnFoodForm, _ request: Request, in context: MemberContext) async throws -> Response {
        let food = try await self.food(of: context)
        var input = form.input
        input.set("version", to: String(food.version))
        return try self.page(OwnFoodForm(input), FormErrors(), request, of: food, stale: true, in: context).response()
    }

    private func page(
        _ form: OwnFoodForm,
        _ errors: FormErrors,
        _ request: Request,
        of food: OwnFood? = nil,
        stale: Bool = false,
        in context: MemberContext
    ) throws -> Page {
        let place = try request.askedPlace()
        let frame = self.views.frame(
            food == nil ? "New food" : "Edit food",
            back: food.map { FoodLinks.food($0.id) } ?? place.map { FoodLinks.search($0) } ?? FoodLinks.mine.path,
            tab: .food,
            help: Places.help("foods"),
            in: context
        )
        return try self.views.render(OwnFoodPage(form, errors, of: food, place: place, stale: stale, frame: frame))
    }

    private func food(of context: MemberContext) async throws -> OwnFood {
        let id = try context.name(orElse: Self.missing)
        guard let food = try await self.foods(of: context).find(id) else { throw Self.missing }
        return food
    }

    private func foods(of context: MemberContext) -> OwnFoodStore {
        OwnFoodStore(database: self.database, owner: context.signedIn.id)
    }

    static let missing = NotFound("This isn't one of your own foods, or it was removed.")
    private static let stale = Conflict.changed("This food")
}
