import HTTPTypes
package import Hummingbird
import Members
package import Web

/// Lets a suspended member read, and ask the routes that say they may; whatever else changes something is refused in words.
package struct SuspensionMiddleware: RouterMiddleware {
    private static let words = """
        Your account is suspended, so you can't change anything for now. You can read and export what is yours. \
        Why, and how to appeal, is under Me, Suspension.
        """

    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let isReading = request.method == .get || request.method == .head
        if context.member?.isSuspended == true, !(context.route.allowsSuspended ?? isReading) {
            throw NotAllowed(Self.words)
        }
        return try await next(request, context)
    }
}
