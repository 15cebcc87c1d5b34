import Foundation
import HTTPTypes
import Hummingbird
import Storage
import Web

/// The page on which administrators moderate recommendations.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/texts` | all of it |
/// | `POST /admin/texts/{id}/withdrawal`, `…/withdrawal/removal` | takes one back for good, or shows it again |
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
        let texts = try await ModerationStore(database: self.database).all()
        let frame = self.views.frame("Texts of nutritionists", back: Places.administration.path, in: context)
        return try self.views.render(ModerationPage(texts, frame: frame))
    }

    func withdraw(request: Request, context: AdminContext) async throws -> Response {
        let id = try context.id(orElse: Self.missing)
        let store = ModerationStore(database: self.database)
        guard let title = try await store.withdraw(id, by: context.administrator, now: self.now()) else {
            throw HTTPError(.notFound, message: "This text isn't published.")
        }
        return .onward(
            to: Places.adminTexts.path,
            toast: Toast("“\(title)” is taken back", undo: AdviceLinks.showing(id))
        )
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        let store = ModerationStore(database: self.database)
        let id = try context.id(orElse: Self.missing)
        guard let title = try await store.restore(id, by: context.administrator, now: self.now()) else {
            throw HTTPError(.notFound, message: "No administrator took this text back.")
        }
        return .onward(to: Places.adminTexts.path, toast: Toast("“\(title)” shows again"))
    }

    private static let missing = HTTPError(.notFound, message: "There is no such text.")
}
