import Foundation
package import HTTPTypes
package import Hummingbird
import NIOCore
import NIOFoundationCompat

/// A JSON answer for a device.
package struct JSONAnswer: ResponseGenerator {
    package let value: any Encodable & Sendable
    package let status: HTTPResponse.Status

    package init(_ value: any Encodable & Sendable, status: HTTPResponse.Status = .ok) {
        self.value = value
        self.status = status
    }

    package func response(from request: Request, context: some RequestContext) throws -> Response {
        try self.response()
    }

    package func response() throws -> Response {
        let data = try Self.encoder.encode(self.value)
        return Response(
            status: self.status,
            headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "private, no-store"],
            body: .init(byteBuffer: ByteBuffer(bytes: data))
        )
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        return encoder
    }()
}
