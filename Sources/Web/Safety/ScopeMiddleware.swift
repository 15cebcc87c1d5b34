package import Hummingbird

/// Lets a personal access token through only where its scopes reach; sessions always pass.
///
/// It belongs to a group of routes, never to a handler: a group without an area refuses every token.
package struct ScopeMiddleware: RouterMiddleware {
    private let area: Scope.Area?

    package init(_ area: Scope.Area?) { self.area = area }

    package func handle(
        _ request: Request,
        context: MemberContext,
        next: (Request, MemberContext) async throws -> Response
    ) async throws -> Response {
        if let granted = context.scopes {
            let writing = request.method != .get && request.method != .head
            let needed = self.area?.scope(writing: writing)
            guard let needed, granted.contains(needed) else { throw BeyondScope(needed: needed) }
        }
        return try await next(request, context)
    }
}
