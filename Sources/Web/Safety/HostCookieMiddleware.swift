import HTTPTypes
package import Hummingbird

/// Behind https, gives our cookies the prefix `__Host-` on their way out and takes it off on their way in.
///
/// A browser takes such a cookie from this very host alone, encrypted: none from a neighbour under the same domain, or
/// from somebody on the wire. So one of our names without the prefix isn't ours, and nobody below hears of it.
package struct HostCookieMiddleware: RouterMiddleware {
    private static let prefix = "__Host-"
    /// All our cookies begin with it.
    private static let ours = "spotter_"

    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        var head = request.head
        let cookies = head.headerFields[values: .cookie]
        if !cookies.isEmpty { head.headerFields[values: .cookie] = cookies.map(Self.received).filter { !$0.isEmpty } }
        var response = try await next(Request(head: head, body: request.body), context)
        let set = response.headers[values: .setCookie]
        if !set.isEmpty { response.headers[values: .setCookie] = set.map(Self.sent) }
        return response
    }

    /// The pairs of a `Cookie` field as the program knows them.
    static func received(_ field: String) -> String {
        field.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
            .compactMap { pair in
                if pair.hasPrefix(Self.prefix + Self.ours) { return pair.dropFirst(Self.prefix.count) }
                return pair.hasPrefix(Self.ours) ? nil : pair
            }
            .joined(separator: "; ")
    }

    /// A `Set-Cookie` field as the browser gets it; the prefix wants `Secure`, the root as path and no domain.
    static func sent(_ field: String) -> String {
        guard field.hasPrefix(Self.ours) else { return field }
        let isSecure = field.split(separator: ";").contains { $0.drop(while: \.isWhitespace) == "Secure" }
        return Self.prefix + field + (isSecure ? "" : "; Secure")
    }
}
