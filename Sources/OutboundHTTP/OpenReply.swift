import AsyncHTTPClient
package import NIOCore
package import NIOHTTP1
import Synchronization

/// A response whose body is read piece by piece; its connection closes when it is read, or when nobody holds it.
package final class OpenReply: Sendable {
    package let status: Int
    package let headers: HTTPHeaders
    private let body: HTTPClientResponse.Body
    private let http: HTTPClient
    /// Since when the next piece is waited for; nil while none is.
    private let waiting = Mutex<ContinuousClock.Instant?>(nil)

    init(_ response: HTTPClientResponse, by http: HTTPClient) {
        self.status = Int(response.status.code)
        self.headers = response.headers
        self.body = response.body
        self.http = http
    }

    deinit { Self.close(self.http) }

    package subscript(header: String) -> String? { self.headers.first(name: header) }

    /// Calls `use` with each piece, as fast as it takes them.
    ///
    /// Throws `slow` when the next piece takes longer than `patience`, `unreadable` beyond `largest` bytes, and
    /// `unreachable` when the connection breaks.
    package func read(
        upTo largest: Int,
        patience: Duration,
        _ use: (ByteBuffer) async throws -> Void
    ) async throws {
        let watch = Task { [weak self] in
            while let self, !self.isLate(patience) { try await Task.sleep(for: .milliseconds(200)) }
            self?.cut()
        }
        defer { watch.cancel() }
        var iterator = self.body.makeAsyncIterator()
        var count = 0
        while let piece = try await self.next(&iterator, patience) {
            count += piece.readableBytes
            guard count <= largest else { throw OnlineProblem.unreadable("more than \(largest) bytes") }
            try await use(piece)
        }
    }

    /// Returns the whole body; throws as `read` does.
    package func bytes(upTo largest: Int, patience: Duration) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        try await self.read(upTo: largest, patience: patience) { bytes += $0.readableBytesView }
        return bytes
    }

    private func next(
        _ iterator: inout HTTPClientResponse.Body.AsyncIterator,
        _ patience: Duration
    ) async throws(OnlineProblem) -> ByteBuffer? {
        self.waiting.withLock { $0 = .now }
        do {
            let piece = try await iterator.next()
            self.waiting.withLock { $0 = nil }
            return piece
        } catch {
            if self.isLate(patience) { throw .slow }
            throw .unreachable(String(describing: type(of: error)))
        }
    }

    private func isLate(_ patience: Duration) -> Bool {
        self.waiting.withLock { $0.map { .now - $0 >= patience } ?? false }
    }

    /// Ends the wait for the next piece.
    private func cut() { Self.close(self.http) }

    private static func close(_ http: HTTPClient) {
        // Closing twice throws, and nothing can be lost by closing.
        Task { try? await http.shutdown() }
    }
}
