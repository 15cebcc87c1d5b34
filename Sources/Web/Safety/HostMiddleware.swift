import HTTPTypes
package import Hummingbird

/// Refuses a request that doesn't name exactly one host with 400, as RFC 9112 3.2 demands, and one that names a host to
/// which this program doesn't answer with 421 (RFC 9110 15.5.20).
///
/// A proxy and this program could otherwise take such a request for two different hosts. What is the same for everybody is
/// answered without a host too, and under any: a balancer's health check by HTTP/1.0 names none.
package struct HostMiddleware: RouterMiddleware {
    private let answers: @Sendable (_ host: String) -> Bool

    /// `answers` says to which hosts, written as in the request, this program answers.
    package init(answeringTo answers: @Sendable @escaping (_ host: String) -> Bool = { _ in true }) {
        self.answers = answers
    }

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        let isForAll = context.route.proof == .none
        guard Self.namesOneHost(request.head) || isForAll && Self.namesNone(request.head) else {
            throw HTTPError(.badRequest, message: "A request names one host, in its Host field.")
        }
        guard isForAll || self.answers(request.head.authority ?? "") else {
            throw HTTPError(.misdirectedRequest, message: Self.elsewhere)
        }
        return try await next(request, context)
    }

    private static let elsewhere = """
        This Spotter is for its own machine: open it there as localhost. Where people reach it under another name, \
        whoever runs it says so with SPOTTER_PUBLIC_ADDRESS.
        """

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
