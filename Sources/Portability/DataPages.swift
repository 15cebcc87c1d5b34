import HTTPTypes
import Members
import Storage
import Web

/// Renders a member's data page, also with complaints after a form on it was refused.
struct DataPages: Sendable {
    let database: any Database
    let views: Views

    func render(
        _ context: MemberContext,
        _ errors: FormErrors = FormErrors(),
        status: HTTPResponse.Status = .unprocessableContent
    ) async throws -> Page {
        let imports = try await MemberDataImportStore(database: self.database, owner: context.signedIn.id).all()
        let frame = self.views.frame("Your data", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(DataPage(imports, errors, status: status, of: context.signedIn, frame: frame))
    }
}
