import Hummingbird
import NIOCore
import Synchronization

/// A body of any size that is digested while its route reads it; nothing of it is kept.
///
/// Reading it throws `Another` as soon as it is known to say something else than the same key said before: routes read
/// the whole body before they change anything.
final class DigestedBody: AsyncSequence, Sendable {
    typealias Element = ByteBuffer

    struct Another: Error {}

    private struct State {
        var parts: PartsDigest
        var known: ContentDigest?
        var digest: ContentDigest?
        var isAnother = false
    }

    private let body: RequestBody
    private let state: Mutex<State>

    init(_ body: RequestBody, _ parts: PartsDigest) {
        self.body = body
        self.state = Mutex(State(parts: parts))
    }

    /// The digest; nil before the end was read.
    var digest: ContentDigest? { self.state.withLock { $0.digest } }

    /// Whether reading it found that it says something else than was expected.
    var isAnother: Bool { self.state.withLock { $0.isAnother } }

    /// Lets nothing through but what has this digest.
    func expect(_ known: ContentDigest) { self.state.withLock { $0.known = known } }

    /// Reads it for nothing but its digest.
    func readToEnd() async throws { for try await _ in self {} }

    private func take(_ piece: ByteBuffer?) throws {
        try self.state.withLock { state in
            if let piece {
                state.parts.update(piece)
                state.isAnother = state.known.map { state.parts.size > $0.size } ?? false
            } else {
                let digest = state.parts.finish()
                state.digest = digest
                state.isAnother = state.known.map { $0 != digest } ?? false
            }
            if state.isAnother { throw Another() }
        }
    }

    struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var pieces: RequestBody.AsyncIterator
        fileprivate let digested: DigestedBody

        mutating func next() async throws -> ByteBuffer? {
            let piece = try await self.pieces.next()
            try self.digested.take(piece)
            return piece
        }
    }

    func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pieces: self.body.makeAsyncIterator(), digested: self)
    }
}
