package import Hummingbird
package import NIOCore

/// What is sent, as it comes.
///
/// A connection that ends in the middle and chunks that are none are nothing of ours that failed: 400.
extension Request {
    /// The whole body, or nil when it is more than `most` bytes.
    func wholeBody(upTo most: Int) async throws -> ByteBuffer? {
        do {
            return try await self.body.collect(upTo: most)
        } catch is NIOTooManyBytesError {
            return nil
        } catch {
            throw Self.brokenOff(error)
        }
    }

    /// Hands over the body piece by piece; throws what `take` throws, too.
    package func takeBody(_ take: (ByteBuffer) throws -> Void) async throws {
        var pieces = self.body.makeAsyncIterator()
        while true {
            let piece: ByteBuffer?
            do {
                piece = try await pieces.next()
            } catch {
                throw Self.brokenOff(error)
            }
            guard let piece else { return }
            try take(piece)
        }
    }

    private static func brokenOff(_ error: any Error) -> any Error {
        error is CancellationError
            ? error : HTTPError(.badRequest, message: "The rest of that never came. Send it again.")
    }
}
