import Foundation
package import HTTPTypes
package import Hummingbird
import NIOCore
import NIOFoundationCompat

/// A JSON response for a device.
package struct JSONResponse: ResponseGenerator {
    private enum Content: Sendable {
        case encodable(any Encodable & Sendable)
        case written([UInt8])
    }

    private let content: Content
    package let status: HTTPResponse.Status

    package init(_ value: any Encodable & Sendable, status: HTTPResponse.Status = .ok) {
        self.content = .encodable(value)
        self.status = status
    }

    /// Creates the answers whose floors in `docs/benchmarks.md` need it: they write themselves.
    package init(_ value: some JSONWritable, status: HTTPResponse.Status = .ok) {
        self.content = .written(value.json)
        self.status = status
    }

    package func response(from request: Request, context: some RequestContext) throws -> Response {
        try self.response()
    }

    package func response() throws -> Response {
        Response(
            status: self.status,
            headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "private, no-store"],
            body: .init(byteBuffer: try self.buffer())
        )
    }

    /// Returns a value as such an answer holds it, in one line: for live events.
    package static func text(of value: some Encodable) throws -> String {
        String(decoding: try JSONStreamEncoder.bytes(of: value), as: UTF8.self)
    }

    private func buffer() throws -> ByteBuffer {
        switch self.content {
        case .encodable(let value): return ByteBuffer(bytes: try JSONStreamEncoder.bytes(of: value))
        case .written(let bytes): return ByteBuffer(bytes: bytes)
        }
    }
}
