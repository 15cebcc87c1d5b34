package import Hummingbird

/// Writes the chosen route's rules into the context; the first of all middleware.
///
/// The router has chosen the route before any middleware runs. For a path that isn't in its normal form the route is
/// ignored, because the router skips empty parts: such a path is a missing page, and counts as one.
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
