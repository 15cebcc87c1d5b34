package import HTTPTypes
package import Hummingbird
import NIOCore

/// A JSON response for a device.
package struct JSONResponse: ResponseGenerator {
    private let value: any Encodable & Sendable
    package let status: HTTPResponse.Status

    package init(_ value: any Encodable & Sendable, status: HTTPResponse.Status = .ok) {
        self.value = value
        self.status = status
    }

    package func response(from request: Request, context: some RequestContext) throws -> Response {
        try self.response()
    }

    package func response() throws -> Response {
        Response(
            status: self.status,
            headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: try JSONStreamEncoder.bytes(of: self.value)))
        )
    }

    /// Returns a value as such an answer holds it, in one line: for live events.
    package static func text(of value: some Encodable) throws -> String {
        String(decoding: try JSONStreamEncoder.bytes(of: value), as: UTF8.self)
    }
}
