import HTTPTypes
package import Hummingbird
import Members

/// Refuses a write that a page made for another member than the one whose session it comes with.
///
/// A page that was open when somebody else logged in on the device, and what waits there to be sent, say whose they
/// are: they wait until their member is back, and never count for the other.
package struct SameMemberMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        if request.method != .get, request.method != .head, let named = request.headers[.spotterMember],
            let member = context.member, named != String(member.id)
        {
            throw SignInRequired()
        }
        return try await next(request, context)
    }
}

extension HTTPField.Name {
    /// Whose page a write comes from, as `Frame.member` says it.
    static let spotterMember = HTTPField.Name("Spotter-Member")!
}
