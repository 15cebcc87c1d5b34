import HTTPTypes
package import Hummingbird

/// Adds the prefix `__Host-` to our cookies in responses with https, and removes it in requests.
///
/// Browsers accept such a cookie from this very host alone and only encrypted, so neither a neighbour under the same
/// domain nor somebody on the network can set one. A cookie with one of our names but without the prefix isn't ours and
/// is dropped.
package struct HostCookieMiddleware: RouterMiddleware {
    private static let prefix = "__Host-"
    /// The beginning of all our cookies' names.
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

    /// Returns the pairs of a `Cookie` field, with prefixes removed.
    static func received(_ field: String) -> String {
        field.split(separator: ";").map { $0.drop(while: \.isWhitespace) }
            .compactMap { pair in
                if pair.hasPrefix(Self.prefix + Self.ours) { return pair.dropFirst(Self.prefix.count) }
                return pair.hasPrefix(Self.ours) ? nil : pair
            }
            .joined(separator: "; ")
    }

    /// Returns the `Set-Cookie` field with the prefix, which requires `Secure`, the root path and no domain.
    static func sent(_ field: String) -> String {
        guard field.hasPrefix(Self.ours) else { return field }
        let isSecure = field.split(separator: ";").contains { $0.drop(while: \.isWhitespace) == "Secure" }
        return Self.prefix + field + (isSecure ? "" : "; Secure")
    }
}
