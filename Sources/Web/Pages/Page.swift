import HTTPTypes
package import Hummingbird
import NIOCore

/// A rendered page or fragment.
package struct Page: ResponseGenerator {
    /// UTF-8.
    package let bytes: [UInt8]
    package let status: HTTPResponse.Status
    /// Whether the service worker may store it.
    package let isKept: Bool
    /// Sources that it may load beyond what any page may, by directive of the content policy.
    let allowedSources: [String: String]
    /// How long the service worker may store it, in seconds.
    static let keptFor = 7 * 86_400

    package func response(from request: Request, context: some RequestContext) -> Response {
        self.response()
    }

    package func response() -> Response {
        // Browsers' own caches must not hold a page, which would outlive the session; the service worker stores what
        // may be kept.
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
    /// The seconds for which the service worker may store a page; absent for a page that it must not store.
    static let spotterKeep = HTTPField.Name("Spotter-Keep")!
}
