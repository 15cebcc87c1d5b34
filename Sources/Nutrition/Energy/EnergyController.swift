import Foundation
import HTTPTypes
import HealthMath
import Hummingbird
import Members
import Storage
import Web

/// Serves the pages and the API of energy burned.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/{day}/energy` | the day's energy balance, with a form |
/// | `POST /diary/{day}/energy` | adds something burned |
/// | `GET /energy/items/{id}` | something burned, to be edited |
/// | `POST /energy/items/{id}` | saves the edit |
/// | `POST /energy/items/{id}/removal` | removes it, with Undo |
/// | `POST /energy/items/{id}/restoration` | puts it back |
/// | `POST /energy/credit` | how much of it may be eaten again |
/// | `GET /api/v1/energy/{day}` | the day's energy |
/// | `PUT /api/v1/energy/{day}` | stores a device's number for the whole day |
/// | `POST /api/v1/energy/{day}/items` | adds something; the same `requestId` adds once |
/// | `PATCH /api/v1/energy/items/{id}` | says anew what it was |
/// | `DELETE /api/v1/energy/items/{id}` | removes it |
/// | `PUT /api/v1/energy/credit` | how much of it may be eaten again |
struct EnergyController: Controller {
    let ledger: EnergyLedger
    let views: Views

    func addRoutes(to routes: Routes) {
        let own = routes.own
        own.get(EnergyLinks.day, use: self.page)
        own.post(EnergyLinks.day, use: self.add)
        own.get(EnergyLinks.item, use: self.item)
        own.post(EnergyLinks.item, use: self.save)
        own.post(EnergyLinks.removal, use: self.remove)
        own.post(EnergyLinks.restoration, use: self.restore)
        own.post(EnergyLinks.credit, use: self.choose)
        let api = routes.api(.diary)
        api.get(EnergyAPI.day, use: self.answer)
        api.put(EnergyAPI.day, use: self.answerSent)
        api.post(EnergyAPI.items, use: self.answerAdd)
        api.patch(EnergyLinks.item, use: self.answerChange)
        api.delete(EnergyLinks.item, use: self.answerRemove)
        api.put(EnergyLinks.credit, use: self.answerCredit)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(BurnedForm(), FormErrors(), on: self.day(of: context), in: context)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        let form = try await request.form(BurnedForm.self)
        return try await form.submit(again: { try await self.page(form, $0, on: day, in: context) }) { values in
            guard let added = try await self.ledger.add(values, on: day, of: context.signedIn)?.burned else {
                throw Self.full
            }
            let energy = context.signedIn.units.text(kilocalories: added.kilocalories)
            let words = "\(added.exertion.title)" + (context.signedIn.noPressure ? " added" : ": \(energy)")
            return .onward(to: EnergyLinks.day(day), toast: Toast(words, undo: EnergyLinks.removal(added.id)))
        }
    }

    func item(request: Request, context: MemberContext) async throws -> Page {
        let burned = try await self.burned(of: context)
        return try self.page(burned, BurnedForm(burned, in: context.signedIn.units), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let burned = try await self.burned(of: context)
        let form = try await request.form(BurnedForm.self)
        return try await form.submit(again: { try self.page(burned, form, $0, in: context) }) { values in
            guard let saved = try await self.ledger.change(burned, to: values, of: context.signedIn) else {
                throw Conflict("This changed meanwhile. Open it again and repeat your change.")
            }
            return .onward(to: EnergyLinks.day(saved.day), toast: Toast("\(saved.exertion.title) changed"))
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let burned = try await self.burned(of: context)
        let removed = try await self.ledger.burned(of: context.signedIn).remove(burned.id, at: self.ledger.now())
        guard let removed else { throw Self.missing }
        let toast = Toast("\(removed.exertion.title) removed", undo: EnergyLinks.restoration(removed.id))
        return .onward(to: EnergyLinks.day(removed.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let back = try await self.ledger.burned(of: context.signedIn)
            .restore(try context.name(upTo: Burned.longestID, orElse: Self.missing), at: self.ledger.now())
        guard let back else {
            throw NotFound.removedTooLongAgo("Add it again.")
        }
        return .onward(to: EnergyLinks.day(back.day), toast: Toast("\(back.exertion.title) is back"))
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let form = try await request.form(CreditForm.self)
        let today = member.day(at: self.ledger.now())
        let day = try context.diaryRange(self.ledger.now()).day(
            form.input.has("day") ? form.input["day"] : today.description
        )
        return try await form.submit(again: { try await self.page(BurnedForm(), $0, on: day, in: context) }) { credit in
            try await self.ledger.burned(of: member).choose(credit, from: today)
            return .onward(to: EnergyLinks.day(day), toast: Toast("Saved, from today on"))
        }
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

    /// Answers 201 the first time, and 200 with the stored line when the same request is sent again.
    func answerAdd(request: Request, context: MemberContext) async throws -> JSONResponse {
        let day = try self.day(of: context)
        let values = try await request.form(BurnedForm.self).values()
        guard values.id != nil else { throw FormErrors.requestID() }
        guard let added = try await self.ledger.add(values, on: day, of: context.signedIn) else { throw Self.full }
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

    private func page(
        _ form: BurnedForm,
        _ errors: FormErrors,
        on day: CalendarDay,
        in context: MemberContext
    ) async throws -> Page {
        let member = context.signedIn
        let page = EnergyPage(
            try await self.ledger.day(day, of: member),
            form: form,
            errors: errors,
            today: member.day(at: self.ledger.now()),
            units: member.units,
            frame: self.views.frame(
                "Energy",
                back: Places.diary(day),
                tab: .today,
                help: Places.help("energy"),
                in: context
            )
        )
        return try self.views.render(page)
    }

    private func page(
        _ burned: Burned,
        _ form: BurnedForm,
        _ errors: FormErrors,
        in context: MemberContext
    ) throws -> Page {
        let back = EnergyLinks.day(burned.day)
        let frame = self.views.frame("Edit energy", back: back, tab: .today, help: Places.help("energy"), in: context)
        return try self.views.render(
            BurnedPage(burned, form: form, errors: errors, units: context.signedIn.units, frame: frame)
        )
    }

    private func day(of context: MemberContext) throws -> CalendarDay {
        try context.diaryDay(self.ledger.now())
    }

    private func burned(of context: MemberContext) async throws -> Burned {
        let id = try context.name(upTo: Burned.longestID, orElse: Self.missing)
        let found = try await self.ledger.burned(of: context.signedIn).find(id)
        guard let found else { throw Self.missing }
        guard !found.isTrained else { throw Self.trained }
        return found
    }

    private static let full = FormErrors(
        "kcal",
        "This day is full. Put some of it together, or remove something first."
    )
    private static let trained = Conflict(
        "This came from your training. Change or remove it there, and your diary follows."
    )
    private static let stale = Conflict.changed()
    private static let missing = NotFound("This isn't in your diary, or it was removed.")
}
