package import Foundation
import HTTPTypes
import HealthMath
package import Hummingbird
package import Storage
package import Web

/// Energy burned.
///
/// | route | does |
/// |---|---|
/// | `GET /diary/{day}/energy` | what came in and how it went out |
/// | `POST /diary/{day}/energy` | adds something burned |
/// | `GET /energy/items/{id}` | something burned, to be edited |
/// | `POST /energy/items/{id}` | saves the edit |
/// | `POST /energy/items/{id}/removal` | removes it, with Undo |
/// | `POST /energy/items/{id}/restoration` | puts it back |
/// | `POST /energy/credit` | how much of it may be eaten again |
/// | `GET /api/v1/energy/{day}` | the day's energy |
/// | `PUT /api/v1/energy/{day}` | what a device counted for the day, in one number |
/// | `POST /api/v1/energy/{day}/items` | adds something; the same `requestId` adds once |
/// | `PATCH /api/v1/energy/items/{id}` | says anew what it was |
/// | `DELETE /api/v1/energy/items/{id}` | removes it |
/// | `PUT /api/v1/energy/credit` | how much of it may be eaten again |
package struct EnergyController: Sendable {
    let ledger: EnergyLedger
    let views: Views

    package init(
        database: any Database,
        views: Views,
        goalBaseline: @Sendable @escaping (Member.ID) async throws -> GoalBaseline?,
        now: @Sendable @escaping () -> Date
    ) {
        self.ledger = EnergyLedger(database: database, goalBaseline: goalBaseline, now: now)
        self.views = views
    }

    package func addRoutes(to pages: RouterGroup<MemberContext>) {
        pages.get("diary/:day/energy", use: self.page)
        pages.post("diary/:day/energy", use: self.add)
        pages.get("energy/items/:id", use: self.item)
        pages.post("energy/items/:id", use: self.save)
        pages.post("energy/items/:id/removal", use: self.remove)
        pages.post("energy/items/:id/restoration", use: self.restore)
        pages.post("energy/credit", use: self.choose)
    }

    func page(request: Request, context: MemberContext) async throws -> Page {
        try await self.page(BurnedForm(), FormErrors(), on: self.day(of: context), in: context)
    }

    func add(request: Request, context: MemberContext) async throws -> Response {
        let day = try self.day(of: context)
        let form = try await request.form(BurnedForm.self)
        do {
            let added = try await self.ledger.add(try form.values(), on: day, of: context.signedIn).burned
            let energy = context.signedIn.units.text(kilocalories: added.kilocalories)
            let words = "\(added.exertion.title)" + (context.signedIn.noPressure ? " added" : ": \(energy)")
            return .onward(to: EnergyPath.day(day), toast: Toast(words, undo: EnergyPath.removal(added.id)))
        } catch let errors as FormErrors {
            return try await self.page(form, errors, on: day, in: context).response()
        }
    }

    func item(request: Request, context: MemberContext) async throws -> Page {
        let burned = try await self.burned(of: context)
        return try self.page(burned, BurnedForm(burned, in: context.signedIn.units), FormErrors(), in: context)
    }

    func save(request: Request, context: MemberContext) async throws -> Response {
        let burned = try await self.burned(of: context)
        let form = try await request.form(BurnedForm.self)
        do {
            guard let saved = try await self.ledger.change(burned, to: try form.values(), of: context.signedIn) else {
                throw HTTPError(.conflict, message: "This changed meanwhile. Open it again and repeat your change.")
            }
            return .onward(to: EnergyPath.day(saved.day), toast: Toast("\(saved.exertion.title) changed"))
        } catch let errors as FormErrors {
            return try self.page(burned, form, errors, in: context).response()
        }
    }

    func remove(request: Request, context: MemberContext) async throws -> Response {
        let burned = try await self.burned(of: context)
        let removed = try await self.ledger.burned(of: context.signedIn).remove(burned.id, at: self.ledger.now())
        guard let removed else { throw Self.missing }
        let toast = Toast("\(removed.exertion.title) removed", undo: EnergyPath.restoration(removed.id))
        return .onward(to: EnergyPath.day(removed.day), toast: toast)
    }

    func restore(request: Request, context: MemberContext) async throws -> Response {
        let back = try await self.ledger.burned(of: context.signedIn)
            .restore(try self.id(of: context), at: self.ledger.now())
        guard let back else {
            throw HTTPError(.notFound, message: "This was removed too long ago to be put back. Add it again.")
        }
        return .onward(to: EnergyPath.day(back.day), toast: Toast("\(back.exertion.title) is back"))
    }

    func choose(request: Request, context: MemberContext) async throws -> Response {
        let member = context.signedIn
        let form = try await request.form(CreditForm.self)
        let today = member.day(at: self.ledger.now())
        let day = try context.diaryRange(self.ledger.now()).day(
            form.input.has("day") ? form.input["day"] : today.description
        )
        try await self.ledger.burned(of: member).choose(try form.values(), from: today)
        return .onward(to: EnergyPath.day(day), toast: Toast("Saved, from today on"))
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
            frame: self.views.frame("Energy", back: DiaryPath.day(day), tab: .today, help: "/help#energy", in: context)
        )
        return try self.views.render(page)
    }

    private func page(
        _ burned: Burned,
        _ form: BurnedForm,
        _ errors: FormErrors,
        in context: MemberContext
    ) throws -> Page {
        let back = EnergyPath.day(burned.day)
        let frame = self.views.frame("Edit energy", back: back, tab: .today, help: "/help#energy", in: context)
        return try self.views.render(
            BurnedPage(burned, form: form, errors: errors, units: context.signedIn.units, frame: frame)
        )
    }

    func day(of context: MemberContext) throws -> CalendarDay {
        try context.diaryRange(self.ledger.now()).day(context.parameters.get("day"))
    }

    func burned(of context: MemberContext) async throws -> Burned {
        let found = try await self.ledger.burned(of: context.signedIn).find(try self.id(of: context))
        guard let found else { throw Self.missing }
        guard !found.isTrained else { throw Self.trained }
        return found
    }

    /// Throws 404 for what can't be an id.
    func id(of context: MemberContext) throws -> String {
        let id = context.parameters.get("id") ?? ""
        guard (1...36).contains(id.utf8.count), id.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else { throw Self.missing }
        return id
    }

    private static let trained = HTTPError(
        .conflict,
        message: "This came from your training. Change or remove it there, and your diary follows."
    )
    static let missing = HTTPError(.notFound, message: "This isn't in your diary, or it was removed.")
}
