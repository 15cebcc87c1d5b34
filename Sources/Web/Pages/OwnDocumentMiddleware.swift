package import Hummingbird

/// Answers 204 to a link that would swap a page with a policy of its own into the open document.
///
/// `pages.js` loads what comes without a page. Nothing is rendered and no toast is used up for an answer that the
/// browser would throw away.
package struct OwnDocumentMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard context.route.isOwnDocument, request.headers[.hxBoosted] != nil else {
            return try await next(request, context)
        }
        return Response(status: .noContent)
    }
}
