import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Storage
import Web

/// The foods of a member's own.
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
        own.get("foods/mine", use: self.list)
        own.get("foods/new", use: self.new)
        own.post("foods", use: self.create)
        own.get("foods/:id/edit", use: self.edit)
        own.post("foods/:id", use: self.save)
        own.post("foods/:id/removal", use: self.remove)
        own.post("foods/:id/restoration", use: self.restore)
        let api = routes.api(.foods)
        api.post("foods", use: self.answerCreate)
        api.patch("foods/:id", use: self.answerSave)
        api.delete("foods/:id", use: self.answerRemove)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(ShelfForm.self)
        let foods = try await self.foods(of: context).page(after: asked.after, limit: ShelfPage.length)
        let items = foods.map {
            FoodItem(FoodSummary($0.food), asked.place(in: context, self.now()), units: context.signedIn.units)
        }
        let next = foods.count == ShelfPage.length ? foods.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        let frame = self.views.frame("My foods", back: "/foods", tab: .food, help: "/help#foods", in: context)
        return try self.views.render(ShelfPage(.foods, items, next: next, frame: frame))
    }

    func new(request: Request, context: MemberContext) async throws -> Page {
        var input = try request.query(OwnFoodForm.self).input
        input.set("requestId", to: UUID().uuidString.lowercased())
        input.set("energyUnit", to: context.signedIn.units.energy.rawValue)
        return try self.page(OwnFoodForm(input), FormErrors(), request, in: context)
    }

    func create(request: Request, context: MemberContext) async throws -> Response {
        let form = try await request.form(OwnFoodForm.self)
        do {
            let facts = try form.values().facts
            let id = FoodOrigin.own.id(try form.requestId())
            let added = try await self.foods(of: context).add(facts, id: id, now: self.now())
            self.lookup.ownWords.forget(context.signedIn.id)
            let place = try request.query(ShelfForm.self).askedPlace
            let toast = Toast("\(added.food.facts.name) is yours now. Log it below, or later.")
            return .onward(to: FoodPath.food(id, place), toast: toast)
        } catch let errors as FormErrors {
            return try self.page(form, errors, request, in: context).response()
        }
    }

    func edit(request: Request, context: MemberContext) async throws -> Page {
        let food = try await self.food(of: context)
        return try self.page(OwnFoodForm(food), FormErrors(), request, of: food, in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let food = try await self.food(of: context)
        let form = try await request.form(OwnFoodForm.self)
        do {
            let values = try form.values()
            let saved = try await self.foods(of: context).save(values.facts, food.id, version: values.version ?? 0)
            guard let saved else { return try await self.conflict(form, request, in: context) }
            self.lookup.ownWords.forget(context.signedIn.id)
            return .onward(to: FoodPath.food(saved.id), toast: Toast("\(saved.facts.name) is saved"))
        } catch let errors as FormErrors {
            return try self.page(form, errors, request, of: food, in: context).response()
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        guard let removed = try await self.foods(of: context).remove(self.id(of: context), now: self.now()) else {
            throw Self.missing
        }
        self.lookup.ownWords.forget(context.signedIn.id)
        let toast = Toast("\(removed.food.facts.name) removed", undo: FoodPath.restoration(removed.food.id))
        return .onward(to: FoodPath.mine, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let restored: OwnFood?
        do {
            restored = try await self.foods(of: context).restore(self.id(of: context))
        } catch is FormErrors {
            let words = "Another of your foods has its barcode now, so this one stays removed."
            return .onward(to: FoodPath.mine, toast: Toast(words))
        }
        guard let food = restored else {
            throw HTTPError(.notFound, message: "This was removed too long ago to be put back. Write it down again.")
        }
        self.lookup.ownWords.forget(context.signedIn.id)
        return .onward(to: FoodPath.mine, toast: Toast("\(food.facts.name) is back"))
    }

    /// The form again with what was typed, and beside it what is there now.
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
        let place = try request.query(ShelfForm.self).askedPlace
        let frame = self.views.frame(
            food == nil ? "New food" : "Edit food",
            back: food.map { FoodPath.food($0.id) } ?? place.map { FoodPath.search($0) } ?? FoodPath.mine,
            tab: .food,
            help: "/help#foods",
            in: context
        )
        return try self.views.render(OwnFoodPage(form, errors, of: food, place: place, stale: stale, frame: frame))
    }

    func food(of context: MemberContext) async throws -> OwnFood {
        guard let food = try await self.foods(of: context).find(self.id(of: context)) else { throw Self.missing }
        return food
    }

    func id(of context: MemberContext) -> Food.ID { context.parameters.get("id") ?? "" }

    func foods(of context: MemberContext) -> OwnFoodStore {
        OwnFoodStore(database: self.database, owner: context.signedIn.id)
    }

    static let missing = HTTPError(.notFound, message: "This isn't one of your own foods, or it was removed.")
}
