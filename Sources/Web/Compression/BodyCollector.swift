import HTTPTypes
import Hummingbird
import NIOCore

/// Receives the body of an answer into memory, which whoever uses it has bounded by the body's length.
final class BodyCollector: ResponseBodyWriter {
    private(set) var bytes: [UInt8] = []

    func write(_ buffer: ByteBuffer) async throws { self.bytes += buffer.readableBytesView }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
