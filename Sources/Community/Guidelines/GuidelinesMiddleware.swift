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

    func handle(
        _ request: Request,
        context: ConfirmedContext,
        next: (Request, ConfirmedContext) async throws -> Response
    ) async throws -> Response {
        let store = GuidelinesStore(database: self.database, owner: context.signedIn.id)
        if try await store.hasAgreed() { return try await next(request, context) }
        guard ResponseFormat(request, in: context) == .page else {
            throw HTTPError(.forbidden, message: "Read and agree to the guidelines under Together first.")
        }
        // Events need no profile, so that who wanted to see them gets there after agreeing.
        let path = request.uri.path
        let isEvent = request.method == .get && path.hasPrefix(EventLinks.all.path)
        let next = isEvent ? "?next=" + path.escapedForAddress(keeping: "/") : ""
        return .onward(to: TogetherLinks.guidelines.path + next)
    }
}
