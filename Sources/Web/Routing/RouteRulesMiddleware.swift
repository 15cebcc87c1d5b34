package import Hummingbird

/// Writes into the context what the chosen route says of itself; the first of all middleware.
///
/// The router chooses the route before any middleware runs. A path that isn't in its one normal form names none, though the
/// router, which passes over empty parts, may have found one: it is a missing page, and counts as such.
package struct RouteRulesMiddleware: RouterMiddleware {
    private let table: RouteTable

    package init(_ table: RouteTable) { self.table = table }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        if NormalPath.isNormal(request.uri.path) {
            context.route = self.table.rules(of: request, endpoint: context.endpointPath)
        }
        return try await next(request, context)
    }
}
