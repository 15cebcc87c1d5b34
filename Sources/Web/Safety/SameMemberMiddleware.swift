import HTTPTypes
package import Hummingbird
import Members

/// Refuses a write from a page that was made for another member than the session's.
///
/// A page that was open when somebody else logged in on the device, and writes that wait in its offline queue, carry
/// their member's id: they wait for that member, and never count for another.
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
    /// The member for whom the page was made, as `Frame.member` says.
    static let spotterMember = HTTPField.Name("Spotter-Member")!
}
