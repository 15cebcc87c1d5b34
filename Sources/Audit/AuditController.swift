import Foundation
import Hummingbird
import Members
package import Storage
package import Web

/// The log of administrators' actions.
///
/// | route | does |
/// |---|---|
/// | `GET /admin/log` | the list, newest first |
package struct AuditController: Controller {
    private let database: any Database
    private let actions: [AuditRecord.Action]
    private let views: Views

    package init(database: any Database, actions: [AuditRecord.Action], views: Views) {
        self.database = database
        self.actions = actions
        self.views = views
    }

    package func addRoutes(to routes: Routes) {
        routes.administration.get(Places.log, use: self.list)
    }

    func list(request: Request, context: AdminContext) async throws -> Page {
        let after = try request.query(AuditForm.self).after
        let records = try await AuditStore(database: self.database, actions: self.actions)
            .latest(after: after, limit: AuditPage.length)
        let frame = self.views.frame("What was done", back: Places.administration.path, in: context)
        return try self.views.render(AuditPage(records, in: context.administrator.timeZone, frame: frame))
    }
}

/// The position in the list.
struct AuditForm: Form {
    static let fields: [String: FieldKind] = ["after": .text]
    let input: FormInput
    func validate(into errors: inout FormErrors) -> Void? { () }
    var after: Cursor? { Cursor(self.input["after"]) }
}
