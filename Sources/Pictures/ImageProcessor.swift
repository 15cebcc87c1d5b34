import Foundation
import Synchronization

/// Processes members' pictures one after the other on its own thread.
///
/// Decoding takes up to 300 MB and seconds of a processor, so neither the event loop nor the cooperative pool may do
/// it. Throws `PictureProblem.busy` when too many wait.
package final class ImageProcessor: Sendable {
    private let decoder: PictureDecoder
    private let threads = OperationQueue()
    private let longestLine: Int
    private let waiting = Atomic(0)

    package init(limits: PictureLimits = PictureLimits(), longestLine: Int = 16) {
        self.decoder = PictureDecoder(limits: limits)
        self.longestLine = longestLine
        self.threads.name = "pictures"
        self.threads.maxConcurrentOperationCount = 1
    }

    package func process(_ file: [UInt8]) async throws(PictureProblem) -> Picture {
        defer { self.waiting.subtract(1, ordering: .relaxed) }
        guard self.waiting.add(1, ordering: .relaxed).newValue <= self.longestLine else { throw .busy }
        let result: Result<Picture, PictureProblem> = await withCheckedContinuation { continuation in
            self.threads.addOperation { [decoder] in
                continuation.resume(returning: Result { () throws(PictureProblem) in try decoder.picture(file) })
            }
        }
        return try result.get()
    }
}
