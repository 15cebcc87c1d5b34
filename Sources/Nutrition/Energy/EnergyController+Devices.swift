import HTTPTypes
import HealthMath
package import Hummingbird
package import Web

/// Energy as devices say and read it, in kcal.
extension EnergyController {
    package func addRoutes(toAPI api: RouterGroup<MemberContext>) {
        api.get("energy/:day", use: self.answer)
        api.put("energy/:day", use: self.answerSent)
        api.post("energy/:day/items", use: self.answerAdd)
        api.patch("energy/items/:id", use: self.answerChange)
        api.delete("energy/items/:id", use: self.answerRemove)
        api.put("energy/credit", use: self.answerCredit)
    }

    func answer(request: Request, context: MemberContext) async throws -> JSONResponse {
        try await self.answer(try self.day(of: context), context)
    }

    func answerSent(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try self.day(of: context)
        let kilocalories = try await request.form(DeviceEnergyForm.self).values()
        try await self.ledger.burned(of: context.signedIn).sent(kilocalories, on: day, at: self.ledger.now())
        return try await self.answer(day, context)
    }

    /// 201 the first time, 200 with what is there when the request was seen before.
    func answerAdd(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try self.day(of: context)
        let values = try await request.form(BurnedForm.self).values()
        guard values.id != nil else { throw FormErrors("requestId", "Send a new UUID with everything new.") }
        let added = try await self.ledger.add(values, on: day, of: context.signedIn)
        return JSONResponse(BurnedResponse(added.burned), status: added.isNew ? .created : .ok)
    }

    func answerChange(request: Request, context: MemberContext) async throws -> JSONResponse {
        let burned = try await self.burned(of: context)
        let values = try await request.form(BurnedForm.self).values()
        guard values.version != nil else { throw FormErrors("version", "Send the version you read.") }
        guard let changed = try await self.ledger.change(burned, to: values, of: context.signedIn) else {
            throw Self.stale
        }
        return JSONResponse(BurnedResponse(changed))
    }

    func answerRemove(request: Request, context: MemberContext) async throws -> Response {
        let burned = try await self.burned(of: context)
        let version = try request.query(RemovalForm.self).values().version
        let removed = try await self.ledger.burned(of: context.signedIn)
            .remove(burned.id, version: version, at: self.ledger.now())
        guard removed != nil else { throw Self.stale }
        return Response(status: .noContent)
    }

    func answerCredit(request: Request, context: MemberContext) async throws -> JSONResponse {
        let credit = try await request.form(CreditForm.self).values()
        let today = context.signedIn.day(at: self.ledger.now())
        try await self.ledger.burned(of: context.signedIn).choose(credit, from: today)
        return try await self.answer(today, context)
    }

    private func answer(_ day: CalendarDay, _ context: MemberContext) async throws -> JSONResponse {
        JSONResponse(EnergyResponse(try await self.ledger.day(day, of: context.signedIn)))
    }

    private static let stale = HTTPError(
        .conflict,
        message: "This changed since you read it. Read it again and repeat your change."
    )
}
