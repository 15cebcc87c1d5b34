import Audit
import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Web

/// Switches parts of the house on and off.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/switches` | the parts |
/// | `POST /admin/switches/{id}` | switches one, with a reason |
/// | `POST /admin/switches/{id}/opening`, `…/closing` | takes that back: on again, off again |
struct SwitchController: Controller {
    let store: SwitchStore
    let parts: [HousePart]
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.administration.get(AdministrationLinks.switches, use: self.show)
        routes.administration.post(AdministrationLinks.partSwitch, .changesMembers, use: self.set)
        routes.administration.post(AdministrationLinks.partOpening, .changesMembers) { try await self.undo(true, $1) }
        routes.administration.post(AdministrationLinks.partClosing, .changesMembers) { try await self.undo(false, $1) }
    }

    func show(request: Request, context: AdminContext) async throws -> Page {
        try self.page(FormErrors(), about: nil, context)
    }

    func set(request: Request, context: AdminContext) async throws -> Response {
        guard let part = self.parts.named(context.parameters.get("id") ?? "") else { throw NotFound() }
        let form = try await request.form(SwitchForm.self)
        return try await form.submit(again: { try self.page($0, about: part, context) }) { values in
            let isNew = try await self.store
                .set(part, on: values.on, because: values.reason, by: context.administrator, at: self.now())
            let undo = isNew ? AdministrationLinks.partUndoing(part.name, on: values.on) : ""
            return Self.done(part, on: values.on, undo: undo)
        }
    }

    private func undo(_ on: Bool, _ context: AdminContext) async throws -> Response {
        guard let part = self.parts.named(context.parameters.get("id") ?? "") else { throw NotFound() }
        let (administrator, now) = (context.administrator, self.now())
        do {
            _ = try await self.store
                .set(part, on: on, because: AuditRecord.takenBack, by: administrator, isUndo: true, at: now)
        } catch is SwitchStore.Overtaken {
            throw Conflict("Only who switched it takes that back, within ten minutes.")
        }
        return Self.done(part, on: on, undo: "")
    }

    private static func done(_ part: HousePart, on: Bool, undo: String) -> Response {
        let words = "\(part.title): \(on ? "on" : "off")"
        return .onward(to: AdministrationLinks.switches.path, toast: Toast(words, undo: undo))
    }

    private func page(_ errors: FormErrors, about part: HousePart?, _ context: AdminContext) throws -> Page {
        let frame = self.views.frame("Parts of the house", back: Places.administration.path, in: context)
        return try self.views.render(SwitchesPage(self.parts, self.store.switches, errors, about: part, frame: frame))
    }
}
