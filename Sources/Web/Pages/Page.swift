import HTTPTypes
package import Hummingbird
import NIOCore

/// A rendered page or piece of one.
package struct Page: ResponseGenerator {
    /// UTF-8.
    package let bytes: [UInt8]
    package let status: HTTPResponse.Status
    /// Whether the service worker may keep it.
    package let isKept: Bool
    /// What it may load beyond what any page may, by directive of the content policy.
    let allowedSources: [String: String]
    /// How long it may: seven days, in seconds.
    static let keptFor = 7 * 86_400

    package func response(from request: Request, context: some RequestContext) -> Response {
        self.response()
    }

    package func response() -> Response {
        // No browser's own cache may hold a page: it would outlive the session. What may be kept, the worker keeps.
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8",
            .cacheControl: "private, no-store",
            .vary: "HX-Request",
        ]
        if self.isKept, self.status == .ok { headers[.spotterKeep] = String(Self.keptFor) }
        if !self.allowedSources.isEmpty {
            headers[.contentSecurityPolicy] = ContentPolicy.text(adding: self.allowedSources)
        }
        return Response(
            status: self.status,
            headers: headers,
            body: .init(byteBuffer: ByteBuffer(bytes: self.bytes))
        )
    }
}

extension HTTPField.Name {
    /// For how many seconds the service worker may keep a page; absent for what is never kept.
    static let spotterKeep = HTTPField.Name("Spotter-Keep")!
}
