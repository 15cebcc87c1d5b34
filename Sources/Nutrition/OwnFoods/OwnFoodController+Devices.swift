import HTTPTypes
import Hummingbird
import Storage
import Web

/// A member's own foods as devices write them.
extension OwnFoodController {
    /// 201 the first time, 200 with the food as it is when the request was seen before.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(OwnFoodForm.self)
        let facts = try form.values().facts
        let id = FoodOrigin.own.id(try form.requestId())
        let added = try await self.foods(of: context).add(facts, id: id, now: self.now())
        self.lookup.ownWords.forget(context.signedIn.id)
        return JSONResponse(FoodResponse(added.food.food, own: added.food), status: added.isNew ? .created : .ok)
    }

    func answerSave(request: Request, context: MemberContext) async throws -> JSONResponse {
        let food = try await self.food(of: context)
        let form = OwnFoodForm(food, changedBy: try await request.form(OwnFoodForm.self))
        let values = try form.values()
        let store = self.foods(of: context)
        guard let version = values.version, let saved = try await store.save(values.facts, food.id, version: version)
        else { throw Self.stale }
        self.lookup.ownWords.forget(context.signedIn.id)
        let offer = try await ContributionStore(database: self.database, owner: context.signedIn.id).find(saved.id)
        return JSONResponse(FoodResponse(saved.food, own: saved, offer: offer))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.foods(of: context).remove(self.id(of: context), version: version, now: self.now())
        guard let removed else { throw Self.missing }
        guard removed.done else { throw Self.stale }
        self.lookup.ownWords.forget(context.signedIn.id)
        return Response(status: .noContent)
    }

    static let stale = HTTPError(
        .conflict,
        message: "This food changed since you read it. Read it again and repeat your change."
    )
}
