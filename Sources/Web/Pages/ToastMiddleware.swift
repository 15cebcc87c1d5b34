import HTTPTypes
package import Hummingbird

/// Hands the toast of the last write to the page that follows it, once.
package struct ToastMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get, Wish(request) == .page,
            let cookie = request.cookies[Toast.cookieName]?.value
        else {
            return try await next(request, context)
        }
        var context = context
        context.toast = Toast(cookie: cookie)
        var response = try await next(request, context)
        guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return response }
        response.setCookie(Toast.cookie("", seconds: 0))
        return response
    }
}
