import Foundation
import Synchronization
import WorkQueues

/// Recognises foods on pictures, one picture after the other on a thread of its own.
///
/// The model is loaded for the first picture, and let go when none came for a while.
package final class FoodEyes: Sendable {
    private struct State {
        var model: VisionModel?
        var lastUse = ContinuousClock.now
        /// Whether somebody waits to let the model go.
        var isWatched = false
    }

    private let folder: String
    private let idle: Duration
    private let head: Result<FoodHead, EyesProblem>
    private let queue: WorkQueue
    private let state = Mutex(State())

    /// Opens nothing yet.
    package init(
        folder: String,
        head: Result<FoodHead, EyesProblem> = FoodHead.shipped,
        idle: Duration = .seconds(300),
        longestLine: Int = 8
    ) {
        self.folder = folder
        self.head = head
        self.idle = idle
        self.queue = WorkQueue("foods", longest: longestLine)
    }

    /// What is missing of the parts that `bin/setup` installs; nil where all are there.
    package var lack: EyesProblem? {
        let missing = VisionModel.files.first { !FileManager.default.isReadableFile(atPath: "\(self.folder)/\($0)") }
        return missing.map { .missing("\(self.folder)/\($0)") }
    }

    /// Whether the model is in memory.
    package var isAwake: Bool { self.state.withLock { $0.model != nil } }

    /// Returns what a picture shows, with what others said of theirs; throws `EyesProblem.busy` when too many wait.
    package func recognise(_ image: RGBImage, taughtBy lessons: [Lesson] = []) async throws(EyesProblem) -> Recognition
    {
        let head = try self.head.get()
        return try await self.queue.run(orThrow: .busy) { () throws(EyesProblem) in
            try head.recognition(try self.sight(of: image), taughtBy: lessons)
        }
    }

    /// Returns what the model sees in a picture, over all views.
    private func sight(of image: RGBImage) throws(EyesProblem) -> Sight {
        let result = self.state.withLock { state in
            Result { () throws(EyesProblem) in
                let model = try self.model(in: &state)
                if !state.isWatched {
                    state.isWatched = true
                    Task { [weak self] in await self?.watch() }
                }
                return try Sight(image, model)
            }
        }
        return try result.get()
    }

    private func model(in state: inout State) throws(EyesProblem) -> VisionModel {
        state.lastUse = .now
        if let model = state.model { return model }
        if let lack = self.lack { throw lack }
        let model = try VisionModel(folder: self.folder)
        state.model = model
        return model
    }

    /// Lets the model go when nobody used it for as long as it may be idle.
    private func watch() async {
        var isWatched = true
        while isWatched {
            // Nobody cancels this task.
            try? await Task.sleep(for: self.idle)
            // Where the state is locked, a picture is being looked at, which is use.
            isWatched =
                self.state.withLockIfAvailable { state in
                    guard state.lastUse.duration(to: .now) >= self.idle else { return true }
                    (state.model, state.isWatched) = (nil, false)
                    return false
                } ?? true
        }
    }
}
