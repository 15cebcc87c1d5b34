import HTTPTypes
package import Hummingbird
import Members
package import Web

/// Lets a suspended member read, take their data along, end sessions and leave; whatever else changes something is
/// refused in words.
package struct SuspensionMiddleware: RouterMiddleware {
    /// What ends something of the member's own, proves who they are, or only reads; by route.
    package static let open: Set<String> = [
        "POST /log-in", "POST /log-out", "POST /api/v1/sessions", "DELETE /api/v1/sessions/current",
        "POST /sign-up", "POST /api/v1/members", "POST /recovery", "POST /recovery/{token}",
        "POST /confirmation", "POST /confirmation/{token}",
        "POST /me/sessions/{id}/end", "POST /me/sessions/end-others", "POST /me/settings/password",
        "POST /me/tokens/{id}/revocation", "DELETE /api/v1/me/tokens/{id}",
        "POST /me/data/export", "POST /me/leaving", "POST /me/leaving/end",
        "POST /notices/reading", "POST /api/v1/notices/reading", "POST /api/v1/notices/{id}/reading",
        "POST /notices/unsubscribe/{token}", "POST /push-subscriptions/{id}/removal",
        "DELETE /api/v1/push-subscriptions/{id}",
    ]

    /// What changes something although it is asked for by GET, because another server leads there.
    package static let closed: Set<String> = ["GET /calendars/google", "GET /calendars/google/callback"]

    package static let words = """
        Your account is suspended, so you can't change anything for now. You can read and export what is yours. \
        Why, and how to appeal, is under Me, Suspension.
        """

    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        if context.member?.isSuspended == true, !Self.isOpen(request.method, context.endpointPath ?? "") {
            throw HTTPError(.forbidden, message: Self.words)
        }
        return try await next(request, context)
    }

    /// Treats HEAD as GET.
    private static func isOpen(_ method: HTTPRequest.Method, _ path: String) -> Bool {
        if method == .get || method == .head { return !self.closed.contains("GET " + path) }
        return self.open.contains("\(method.rawValue) \(path)")
    }
}
