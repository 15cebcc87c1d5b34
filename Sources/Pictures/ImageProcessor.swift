import WorkQueues

/// Processes members' pictures one after the other on its own thread.
///
/// Decoding takes up to 300 MB and seconds of a processor, so all processors of the program share the thread. Throws
/// `PictureProblem.busy` when too many wait.
package final class ImageProcessor: Sendable {
    private static let thread = WorkQueue("pictures", longest: .max)

    private let decoder: PictureDecoder
    private let queue: WorkQueue

    package init(limits: PictureLimits = PictureLimits(), longestLine: Int = 16) {
        self.decoder = PictureDecoder(limits: limits)
        self.queue = WorkQueue(sharing: Self.thread, longest: longestLine)
    }

    /// Opens what decodes pictures, as the first picture would; returns why it can't be opened, for the operator.
    package static func lack() -> String? {
        do throws(PictureProblem) {
            try VipsLibrary.open()
        } catch {
            if case .unavailable(let words) = error { return words }
        }
        return nil
    }

    package func process(_ file: [UInt8], as shape: PictureShape = .square) async throws(PictureProblem) -> Picture {
        try await self.queue.run(orThrow: .busy) { [decoder] () throws(PictureProblem) in
            try decoder.picture(file, as: shape)
        }
    }

    /// Returns the pixels of a file whose longer side is no longer than `length`; nothing is cut off or enlarged.
    package func pixels(_ file: [UInt8], within length: Int) async throws(PictureProblem) -> PicturePixels {
        try await self.queue.run(orThrow: .busy) { [decoder] () throws(PictureProblem) in
            try decoder.pixels(file, within: length)
        }
    }
}
