import HTTPTypes
package import Hummingbird

/// Refuses a write that comes from another site, according to the browser.
///
/// All recent browsers send `Sec-Fetch-Site`; for older ones `Origin` must be this host. Programs send neither and use
/// a token, which no other site can make a browser send.
package struct SameOriginMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        switch request.method {
        case .get, .head, .options: break
        default: guard Self.isOwn(request) else { throw NotAllowed() }
        }
        return try await next(request, context)
    }

    private static func isOwn(_ request: Request) -> Bool {
        if let site = request.headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        guard let origin = request.headers[.origin] else { return true }
        guard let host = request.head.authority else { return false }
        return origin == "http://" + host || origin == "https://" + host
    }
}

extension HTTPField.Name {
    static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
}
