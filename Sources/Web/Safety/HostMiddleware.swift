import HTTPTypes
package import Hummingbird

/// Refuses a request that doesn't name exactly one host with 400, as RFC 9112 3.2 demands.
///
/// A proxy and this program could otherwise take such a request for two different hosts. What is the same for everybody is
/// answered without a host too: a balancer's health check by HTTP/1.0 names none.
package struct HostMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        guard Self.namesOneHost(request.head) || context.route.proof == .none && Self.namesNone(request.head) else {
            throw HTTPError(.badRequest, message: "A request names one host, in its Host field.")
        }
        return try await next(request, context)
    }

    /// Returns whether a request names one host: the first Host field is its authority; any other is left among its
    /// fields.
    static func namesOneHost(_ head: HTTPRequest) -> Bool {
        guard let host = head.authority, !host.isEmpty, head.headerFields[.anotherHost] == nil else { return false }
        return host.utf8.allSatisfy(Self.isOfHost)
    }

    static func namesNone(_ head: HTTPRequest) -> Bool {
        head.authority == nil && head.headerFields[.anotherHost] == nil
    }

    /// Returns whether a byte may stand in a host or its port (RFC 3986 3.2.2).
    private static func isOfHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: Self.others.contains(byte)
        }
    }

    private static let others = Set("-._~!$&'()*+;=:[]%".utf8)
}

extension HTTPField.Name {
    /// HTTPTypes offers no `host`, because it keeps the first as the authority.
    static let anotherHost = HTTPField.Name("Host")!
}
