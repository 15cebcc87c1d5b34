package import Hummingbird

/// Answers 404 to a path that isn't in its normal form, before anything is decided by it.
///
/// It checks `request.uri.path`, the text that the router resolves and all other middleware compares.
package struct NormalPathMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard NormalPath.isNormal(request.uri.path) else { throw NotFound() }
        return try await next(request, context)
    }
}
