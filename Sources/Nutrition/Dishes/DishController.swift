import FoodCatalogue
import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of saved meals and recipes, which have addresses of their own: `/meals` and `/recipes`.
///
/// | route | does |
/// |---|---|
/// | `GET /meals` | the list |
/// | `GET /meals/new` | an empty form, or one with what was eaten at `from` on `day` |
/// | `POST /meals/draft`, `/meals/{id}/draft` | the form with a food more or less, nothing saved |
/// | `POST /meals` | writes it |
/// | `GET /meals/{id}` | the dish, with the form that logs it |
/// | `GET /meals/{id}/edit`, `POST /meals/{id}` | its form; saves it, or shows what changed meanwhile |
/// | `POST /meals/{id}/removal`, `…/restoration` | removes it, with Undo |
/// | `POST /meals/{id}/entries` | logs it, in the amounts that were sent |
/// | `POST /meals/logged/{request}/removal` | takes back what logging wrote |
/// | `GET`, `POST /api/v1/meals`, `GET`, `PATCH`, `DELETE /api/v1/meals/{id}`, `POST …/{id}/entries` | for devices |
struct DishController: Controller {
    let kind: Dish.Kind
    let database: any Database
    let lookup: FoodLookup
    let photos: FoodPhotos
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let (own, kind) = (routes.own, self.kind)
        own.get(DishPath.all(kind), use: self.list)
        own.get(DishPath.new(kind), use: self.new)
        own.post(DishPath.all(kind), use: self.create)
        own.post(DishPath.newDraft(kind), .handlesRepetition, use: self.draft)
        own.get(DishPath.dish(kind), use: self.page)
        own.get(DishPath.edit(kind), use: self.edit)
        own.post(DishPath.dish(kind), use: self.save)
        own.post(DishPath.draft(kind), .handlesRepetition, use: self.draft)
        own.post(DishPath.removal(kind), use: self.remove)
        own.post(DishPath.restoration(kind), use: self.restore)
        own.post(DishPath.entries(kind), use: self.log)
        own.post(DishPath.unlogging(kind), use: self.unlog)
        let api = routes.api(.foods)
        api.get(DishPath.all(kind), use: self.answerList)
        api.post(DishPath.all(kind), use: self.answerCreate)
        api.get(DishPath.dish(kind), use: self.answer)
        api.patch(DishPath.dish(kind), use: self.answerSave)
        api.delete(DishPath.dish(kind), use: self.answerRemove)
        // Logging writes the diary, so its route is among the diary's.
        routes.api(.diary).post(DishPath.entries(kind), use: self.answerLog)
    }

    func list(request: Request, context: MemberContext) async throws -> Page {
        let asked = try request.query(OwnListForm.self)
        let dishes = try await self.dishes(of: context).page(self.kind, after: asked.after, limit: OwnListPage.length)
        let place = asked.place(in: context, self.now())
        let items = dishes.map { FoodItem($0.summary, from: $0.sharedBy, place, units: context.signedIn.units) }
        let next = dishes.count == OwnListPage.length ? dishes.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        let frame = self.views.frame(
            self.kind.list.name,
            back: Places.food.path,
            tab: .food,
            help: Places.help("foods"),
            in: context
        )
        return try self.views.render(
            OwnListPage(self.kind.list, items, next: next, from: asked.askedPlace, frame: frame)
        )
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        let found = try await self.find(in: context)
        return try await self.page(found, try request.query(DishLogForm.self), FormErrors(), in: context)
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.food(of: self.kind.origin, orElse: self.missing)
        guard let removed = try await self.dishes(of: context).remove(id, now: self.now()) else {
            throw self.missing
        }
        self.lookup.ownIndex.forget(context.signedIn.id)
        let toast = Toast("\(removed.dish.name) removed", undo: DishLinks.restoration(removed.dish.id, self.kind))
        return .onward(to: self.kind.list.path, toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let id = try context.food(of: self.kind.origin, orElse: self.missing)
        guard let dish = try await self.dishes(of: context).restore(id) else {
            throw NotFound.removedTooLongAgo("Write it down again.")
        }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return .onward(to: self.kind.list.path, toast: Toast("\(dish.name) is back"))
    }

    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(DishListForm.self).values()
        let dishes = try await self.dishes(of: context).page(self.kind, after: asked.after, limit: asked.limit)
        let next = dishes.count == asked.limit ? dishes.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        return JSONResponse(try FoodsResponse(dishes.map(\.summary), next: next))
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let found = try await self.find(in: context)
        return JSONResponse(DishResponse(found.dish, found.lines))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let version = try request.query(RemovalForm.self).values().version
        let id = try context.food(of: self.kind.origin, orElse: self.missing)
        let removed = try await self.dishes(of: context).remove(id, version: version, now: self.now())
        guard let removed else { throw self.missing }
        guard removed.done else { throw self.stale }
        self.lookup.ownIndex.forget(context.signedIn.id)
        return Response(status: .noContent)
    }

    func find(in context: MemberContext) async throws -> (dish: Dish, lines: [DishLine]) {
        let id = try context.food(of: self.kind.origin, orElse: self.missing)
        guard let found = try await self.dishes(of: context).find(id), found.dish.kind == self.kind else {
            throw self.missing
        }
        return found
    }

    func dishes(of context: MemberContext) -> DishStore {
        DishStore(database: self.database, owner: context.signedIn.id)
    }

    var missing: NotFound {
        NotFound("This isn't one of your \(self.kind.plural), or it was removed.")
    }

    var stale: Conflict {
        Conflict.changed()
    }
}

extension Dish.Kind {
    /// The word in a sentence.
    var plural: String { self == .meal ? "meals" : "recipes" }
    var list: OwnListPage.Kind { self == .meal ? .meals : .recipes }
}
