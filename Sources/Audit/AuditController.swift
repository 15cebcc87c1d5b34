import Foundation
import Hummingbird
import Members
import Storage
import Web

/// Serves the log of administrators' actions.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/log?q=` | the list, newest first; with words, where these stand |
/// | `GET /api/v1/admin/log?q=` | the same for a device |
struct AuditController: Controller {
    let database: any Database
    let actions: [AuditRecord.Action]
    let views: Views
    let now: @Sendable () -> Date

    func addRoutes(to routes: Routes) {
        routes.administration.get(Places.log, use: self.list)
        routes.administrationAPI.get(AuditAPI.log, use: self.answer)
    }

    func answer(request: Request, context: AdminContext) async throws -> JSONResponse {
        JSONResponse(AuditResponse(try await self.records(matching: request.query(AuditForm.self), context)))
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let form = try request.query(AuditForm.self)
        let records = try await self.records(matching: form, context)
        let frame = self.views.frame("What was done", back: Places.administration.path, in: context)
        return try self.views.render(
            AuditPage(
                records,
                query: form.query,
                at: self.now(),
                in: context.administrator.timeZone,
                frame: frame
            )
        )
    }
}

extension AuditController {
    private func records(matching form: AuditForm, _ context: AdminContext) async throws -> [AuditRecord] {
        try await AuditStore(database: self.database, actions: self.actions)
            .latest(
                matching: form.query,
                after: form.after,
                undoing: (context.administrator.id, self.now()),
                limit: AuditPage.length
            )
    }
}
