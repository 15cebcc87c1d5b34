import HTTPTypes
package import Hummingbird

/// Shows the toast of the last write on the next page, once.
///
/// A prefetched page leaves it to the next visible one. A page with a toast isn't kept, because it would show it again.
package struct ToastMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get, ResponseFormat(request, in: context) == .page, !request.isForLater,
            let cookie = request.cookies[Toast.cookieName]?.value
        else {
            return try await next(request, context)
        }
        var context = context
        context.toast = Toast(cookie: cookie)
        var response = try await next(request, context)
        guard response.headers[.contentType]?.hasPrefix("text/html") == true else { return response }
        response.setCookie(Toast.cookie("", seconds: 0))
        if context.toast != nil { response.headers[.spotterKeep] = nil }
        return response
    }
}

extension Request {
    /// Whether it is asked for later: our service worker sends `Purpose`, browsers that prefetch send `Sec-Purpose`.
    package var isForLater: Bool {
        [.purpose, .secPurpose].contains { self.headers[$0]?.hasPrefix("prefetch") == true }
    }
}

extension HTTPField.Name {
    fileprivate static let purpose = HTTPField.Name("Purpose")!
    fileprivate static let secPurpose = HTTPField.Name("Sec-Purpose")!
}
