import HTTPTypes
import Hummingbird
import Storage
import Web

/// Meals and recipes as devices read and write them.
extension DishController {
    func answerList(request: Request, context: MemberContext) async throws -> JSONResponse {
        let asked = try request.query(DishListForm.self).values()
        let dishes = try await self.dishes(of: context).page(self.kind, after: asked.after, limit: asked.limit)
        let next = dishes.count == asked.limit ? dishes.last.map { Cursor(at: $0.createdAt, id: $0.id) } : nil
        return JSONResponse(FoodsResponse(dishes.map(\.summary), next: next))
    }

    /// 201 the first time, 200 with what is there when the request was seen before.
    func answerCreate(request: Request, context: MemberContext) async throws -> JSONResponse {
        let form = try await request.form(DishForm.self)
        let values = try form.values()
        let id = self.kind.origin.id(try form.requestId())
        let facts = try await values.facts(self.kind, id: id, from: self.lookup, for: context.signedIn.id)
        let added = try await self.dishes(of: context).add(facts, id: id, self.kind, now: self.now())
        self.lookup.ownWords.forget(context.signedIn.id)
        guard let found = try await self.dishes(of: context).find(id) else { throw self.missing }
        return JSONResponse(DishResponse(found.dish, found.lines), status: added.isNew ? .created : .ok)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        let found = try await self.find(in: context)
        return JSONResponse(DishResponse(found.dish, found.lines))
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
        self.lookup.ownWords.forget(context.signedIn.id)
        return JSONResponse(DishResponse(saved, facts.lines))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.dishes(of: context).remove(self.id(of: context), version: version, now: self.now())
        guard let removed else { throw self.missing }
        guard removed.done else { throw self.stale }
        self.lookup.ownWords.forget(context.signedIn.id)
        return Response(status: .noContent)
    }

    func answerLog(request: Request, context: MemberContext) async throws -> JSONResponse {
        let found = try await self.find(in: context)
        let values = try await request.form(DishLogForm.self).values()
        let logged = try await self.log(values, found, in: context)
        return JSONResponse(
            LoggedDishResponse(entries: logged.entries),
            status: logged.isNew ? .created : .ok
        )
    }
}

/// Which page of a list is asked for.
struct DishListForm: Form {
    static let fields: [String: FieldKind] = ["after": .text, "limit": .number]

    struct Values: Sendable {
        let after: Cursor?
        let limit: Int
    }

    let input: FormInput

    func validate(into errors: inout FormErrors) -> Values? {
        let limit = self.input.whole("limit", in: 1...50, "Ask for 1 to 50.", into: &errors)
        let after = Cursor(self.input["after"])
        if after == nil, !self.input["after"].isEmpty { errors.add("after", "Send what `next` said.") }
        return errors.isEmpty ? Values(after: after, limit: limit ?? 20) : nil
    }
}

extension DishForm {
    /// What was sent instead of what is; lines are replaced as a whole.
    func changed(by sent: DishForm) -> DishForm {
        var input = self.input
        if sent.input.has("lines") { input.removeItems("lines") }
        input.add(sent.input)
        return DishForm(input)
    }
}
