import Foundation
import Synchronization
import WorkQueues

/// Looks at many pictures at once, each in a stream of the model on a core of its own: for learning, not for members.
package final class SightStreams: Sendable {
    /// How many pictures are looked at at once.
    package let count: Int
    private let model: Model
    private let queue: WorkQueue

    /// Loads the model for as many streams as this machine has cores for.
    package convenience init(folder: String) throws(EyesProblem) {
        try self.init(folder: folder, count: max(1, ProcessInfo.processInfo.activeProcessorCount))
    }

    init(folder: String, count: Int) throws(EyesProblem) {
        self.count = count
        self.model = Model(try VisionModel(folder: folder, streams: count), streams: count)
        self.queue = WorkQueue("sights", parallel: count, longest: .max)
    }

    /// Returns what the model sees in a picture, over all views; more pictures than there are streams wait.
    package func sight(of image: RGBImage) async throws(EyesProblem) -> Sight {
        try await self.queue.run(orThrow: .busy) { [model] () throws(EyesProblem) in try model.sight(of: image) }
    }

    /// The model with its streams that nobody looks through.
    ///
    /// It is safe to share: every stream has a request of its own in the library, and is handed out to one picture at a time.
    private final class Model: @unchecked Sendable {
        private let model: VisionModel
        private let free: Mutex<[Int]>

        init(_ model: VisionModel, streams: Int) {
            self.model = model
            self.free = Mutex(Array(0..<streams))
        }

        /// It blocks; the queue lets in no more than there are streams.
        func sight(of image: RGBImage) throws(EyesProblem) -> Sight {
            guard let stream = self.free.withLock({ $0.popLast() }) else { throw .busy }
            defer { self.free.withLock { $0.append(stream) } }
            return try Sight(image, self.model, in: stream)
        }
    }
}
