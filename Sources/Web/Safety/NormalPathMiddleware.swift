package import Hummingbird

/// Answers 404 to a path that isn't in its one normal form, before anything decides by how it is spelt.
///
/// It judges `request.uri.path`, the very text that the router resolves and every other middleware compares.
package struct NormalPathMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard NormalPath.isNormal(request.uri.path) else { throw HTTPError(.notFound) }
        return try await next(request, context)
    }
}
