import HTTPTypes
package import Hummingbird
import NIOCore

/// A rendered page or piece of one.
package struct Page: ResponseGenerator {
    /// UTF-8.
    package let bytes: [UInt8]
    package let status: HTTPResponse.Status

    package func response(from request: Request, context: some RequestContext) -> Response {
        self.response()
    }

    package func response() -> Response {
        Response(
            status: self.status,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "private, no-cache",
                .vary: "HX-Request",
            ],
            body: .init(byteBuffer: ByteBuffer(bytes: self.bytes))
        )
    }

    /// The same for a page that may hold frames of another host; no other page may hold any.
    package func response(framing host: String) -> Response {
        var response = self.response()
        response.headers[.contentSecurityPolicy] = ContentPolicy.text(adding: ["frame-src": host])
        return response
    }
}
