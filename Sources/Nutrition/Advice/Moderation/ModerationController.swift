import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Web

/// Serves the page on which administrators moderate recommendations.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/texts` | all of it |
/// | `POST /admin/texts/{id}/withdrawal`, `…/withdrawal/removal` | takes one back for good, or shows it again, with a reason |
struct ModerationController: Controller {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        let administration = routes.administration
        administration.get(Places.adminTexts, use: self.list)
        administration.post(AdviceLinks.withdrawal, .changesMembers, use: self.withdraw)
        administration.post(AdviceLinks.showing, .changesMembers, use: self.restore)
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        try await self.page(FormErrors(), about: nil, context)
    }

    func withdraw(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let form = try await request.form(ModerationForm.self)
        return try await form.submit(again: { try await self.page($0, about: id, context) }) { reason in
            let title = try await self.store
                .withdraw(id, because: reason, by: context.administrator, now: self.now())
            guard let title else { throw NotFound("This text isn't published.") }
            return .onward(
                to: Places.adminTexts.path,
                toast: Toast("“\(title)” is taken back", undo: AdviceLinks.showing(id))
            )
        }
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        var form = try await request.form(ModerationForm.self)
        form.mayUndo = try await self.store.mayUndo(id, by: context.administrator, now: self.now())
        return try await form.submit(again: { try await self.page($0, about: id, context) }) { reason in
            let title = try await self.store
                .restore(id, because: reason, by: context.administrator, now: self.now())
            guard let title else { throw NotFound("No administrator took this text back.") }
            return .onward(to: Places.adminTexts.path, toast: Toast("“\(title)” shows again"))
        }
    }

    private var store: ModerationStore { ModerationStore(database: self.database) }

    /// Returns the page; the complaints are about the form of one text.
    private func page(
        _ errors: FormErrors,
        about id: Recommendation.ID?,
        _ context: AdminContext
    ) async throws -> Page {
        let frame = self.views.frame("Texts of nutritionists", back: Places.administration.path, in: context)
        return try self.views.render(ModerationPage(try await self.store.all(), errors, about: id, frame: frame))
    }

    private static let missing = NotFound("There is no such text.")
}
