import HTTPTypes
package import Hummingbird

/// Lets access tokens through only to routes that their scopes allow; sessions always pass.
package struct ScopeMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        if let granted = context.scopes, context.endpointPath != nil {
            guard let needed = context.route.scope, granted.contains(needed) else {
                throw BeyondScope(needed: context.route.scope)
            }
        }
        return try await next(request, context)
    }
}
