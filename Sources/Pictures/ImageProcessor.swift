import Foundation
import Synchronization

/// Processes members' pictures one after the other on its own thread.
///
/// Decoding takes up to 300 MB and seconds of a processor, so neither the event loop nor the cooperative pool may do
/// it, and all processors of the program share the thread. Throws `PictureProblem.busy` when too many wait.
package final class ImageProcessor: Sendable {
    private static let thread: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "pictures"
        queue.maxConcurrentOperationCount = 1
        return queue
    }()

    private let decoder: PictureDecoder
    private let longestLine: Int
    private let waiting = Atomic(0)

    package init(limits: PictureLimits = PictureLimits(), longestLine: Int = 16) {
        self.decoder = PictureDecoder(limits: limits)
        self.longestLine = longestLine
    }

    package func process(_ file: [UInt8], as shape: PictureShape = .square) async throws(PictureProblem) -> Picture {
        try await self.work { decoder throws(PictureProblem) in try decoder.picture(file, as: shape) }
    }

    /// Returns the pixels of a file whose longer side is no longer than `length`; nothing is cut off or enlarged.
    package func pixels(_ file: [UInt8], within length: Int) async throws(PictureProblem) -> PicturePixels {
        try await self.work { decoder throws(PictureProblem) in try decoder.pixels(file, within: length) }
    }

    private func work<Value: Sendable>(
        _ work: @escaping @Sendable (PictureDecoder) throws(PictureProblem) -> Value
    ) async throws(PictureProblem) -> Value {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longestLine else { throw .busy }
        let result: Result<Value, PictureProblem> = await withCheckedContinuation { continuation in
            Self.thread.addOperation { [decoder] in
                continuation.resume(returning: Result { () throws(PictureProblem) in try work(decoder) })
            }
        }
        return try result.get()
    }
}
