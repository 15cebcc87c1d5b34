package import Foundation
import HTTPTypes
package import Hummingbird
package import Storage
package import Web

/// What nutritionists have published, for administrators.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/texts` | all of it |
/// | `POST /admin/texts/{id}/withdrawal`, `…/withdrawal/removal` | takes one back for good, or shows it again |
package struct ModerationController: Sendable {
    let database: any Database
    let views: Views
    let now: @Sendable () -> Date

    package init(database: any Database, views: Views, now: @Sendable @escaping () -> Date) {
        self.database = database
        self.views = views
        self.now = now
    }

    package func addRoutes(to admin: RouterGroup<AdminContext>) {
        admin.get("texts", use: self.list)
        admin.post("texts/:id/withdrawal", use: self.withdraw)
        admin.post("texts/:id/withdrawal/removal", use: self.restore)
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let texts = try await ModerationStore(database: self.database).all()
        let frame = self.views.frame("Administration", back: "/me", in: context)
        return try self.views.render(ModerationPage(texts, frame: frame))
    }

    func withdraw(request: Request, context: AdminContext) async throws -> Response {
        let id = try self.id(of: context)
        let store = ModerationStore(database: self.database)
        guard let title = try await store.withdraw(id, by: context.administrator, now: self.now()) else {
            throw HTTPError(.notFound, message: "This text isn't published.")
        }
        let undo = ModerationPage.withdrawal(id) + "/removal"
        return .onward(to: "/admin/texts", toast: Toast("“\(title)” is taken back", undo: undo))
    }

    func restore(request: Request, context: AdminContext) async throws -> Response {
        let store = ModerationStore(database: self.database)
        let id = try self.id(of: context)
        guard let title = try await store.restore(id, by: context.administrator, now: self.now()) else {
            throw HTTPError(.notFound, message: "No administrator took this text back.")
        }
        return .onward(to: "/admin/texts", toast: Toast("“\(title)” shows again"))
    }

    private func id(of context: AdminContext) throws -> Recommendation.ID {
        guard let id = UUID(uuidString: context.parameters.get("id") ?? "") else {
            throw HTTPError(.notFound, message: "There is no such text.")
        }
        return id.uuidString.lowercased()
    }
}
