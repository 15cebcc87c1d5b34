package import Hummingbird
package import NIOCore

/// Reads the body of a request.
///
/// A connection that breaks off and malformed chunks are not our failures: they are answered with 400.
extension Request {
    /// Returns the whole body, or nil when it has more than `most` bytes.
    func wholeBody(upTo most: Int) async throws -> ByteBuffer? {
        do {
            return try await self.body.collect(upTo: most)
        } catch is NIOTooManyBytesError {
            return nil
        } catch {
            throw Self.brokenOff(error)
        }
    }

    /// Passes the body on piece by piece; also throws what `take` throws.
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
