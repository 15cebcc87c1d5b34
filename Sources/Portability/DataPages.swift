import HTTPTypes
import Hummingbird
package import Members
package import Storage
package import Web

/// Renders a member's data page, also with complaints after a form on it was refused.
package struct DataPages: Sendable {
    /// Checks a member's password; throws `FormErrors` on "password" when it is wrong.
    package typealias Proof = @Sendable (_ password: String, _ member: Member.ID) async throws -> Void

    private let database: any Database
    private let views: Views

    package init(database: any Database, views: Views) {
        self.database = database
        self.views = views
    }

    func render(
        _ context: MemberContext,
        _ errors: FormErrors = FormErrors(),
        status: HTTPResponse.Status = .unprocessableContent
    ) async throws -> Page {
        let imports = try await MemberDataImportStore(database: self.database, owner: context.signedIn.id).all()
        let frame = self.views.frame("Your data", back: Places.settings.path, tab: .me, in: context)
        return try self.views.render(DataPage(imports, errors, status: status, of: context.signedIn, frame: frame))
    }

    func render(_ found: MemberDataImport, _ context: MemberContext) throws -> Page {
        let frame = self.views.frame("Import", back: Places.data.path, tab: .me, in: context)
        return try self.views.render(MemberDataImportPage(found, frame: frame))
    }
}
