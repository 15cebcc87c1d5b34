import HTTPTypes
import Hummingbird
import Logging
import Members
import Storage
import Web

/// Redirects members who haven't agreed to the guidelines to them; a device gets 403.
struct GuidelinesMiddleware: RouterMiddleware {
    typealias Context = ConfirmedContext

    let database: any Database
    /// Whether who agrees is led on to the page that they asked for.
    var leadsBack = false

    func handle(
        _ request: Request,
        context: ConfirmedContext,
        next: (Request, ConfirmedContext) async throws -> Response
    ) async throws -> Response {
        let store = GuidelinesStore(database: self.database, owner: context.signedIn.id)
        if try await store.hasAgreed() { return try await next(request, context) }
        guard ResponseFormat(request, in: context) == .page else {
            throw NotAllowed("Read and agree to the guidelines under Together first.")
        }
        let asksPage = self.leadsBack && request.method == .get
        let next = asksPage ? "?next=" + request.uri.path.escapedForAddress(keeping: "/") : ""
        return .onward(to: TogetherLinks.guidelines.path + next)
    }
}
