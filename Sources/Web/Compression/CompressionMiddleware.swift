import HTTPTypes
package import Hummingbird
import NIOCore
import Zip

/// Compresses pages and JSON for who takes gzip, where it pays.
///
/// What a stranger can put into an answer is never compressed together with a member's secrets, whose letters could be
/// guessed from the length (BREACH, Gluck, Harris and Prado 2013): neither where other members' words are shown (the route
/// says so), nor where another site led here, which chooses the address (Fetch Metadata, W3C 2023).
package struct CompressionMiddleware: RouterMiddleware {
    /// Bytes: a smaller answer fits into one packet anyway.
    static let least = 1_024
    /// Bytes: a larger one is sent as it comes, without being held in memory twice.
    static let most = 2 << 20
    /// Smaller answers by a tenth than the fastest level, for half of the time of the usual one.
    static let level = 4

    package init() {}

    package func handle(
        _ request: Request,
        context: AppContext,
        next: (Request, AppContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        guard request.method == .get, ContentCoding.pays(for: response.headers[.contentType]),
            response.headers[.contentEncoding] == nil
        else { return response }
        response.headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
        guard let length = response.body.contentLength, (Self.least...Self.most).contains(length),
            ContentCoding.gzip.isTaken(by: request.headers), Self.isSafe(request, context.route)
        else { return response }
        let collector = BodyCollector()
        try await response.body.write(collector)
        response.body = .init(byteBuffer: ByteBuffer(bytes: try Gzip.compress(collector.bytes, level: Self.level)))
        response.headers[.contentLength] = nil
        response.headers[.contentEncoding] = ContentCoding.gzip.rawValue
        return response
    }

    private static func isSafe(_ request: Request, _ route: RouteRules) -> Bool {
        if route.proof == .none { return true }
        guard !route.showsOthersWords else { return false }
        // Browsers send tokens only where a script of the same site does.
        if route.proof == .token { return true }
        switch request.headers[.secFetchSite] {
        case "same-origin", "none": return true
        case nil: return request.uri.query == nil
        default: return false
        }
    }
}
