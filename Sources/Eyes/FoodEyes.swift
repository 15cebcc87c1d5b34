/// Recognises foods on pictures, one picture after the other on a thread of its own.
///
/// The model is loaded for the first picture, and let go when none came for a while.
package final class FoodEyes: Sendable {
    private let folder: String
    private let idle: Duration
    private let line: WorkLine

    /// Opens nothing yet.
    package init(folder: String, idle: Duration = .seconds(300), longestLine: Int = 8) {
        self.folder = folder
        self.idle = idle
        self.line = WorkLine(name: "foods", longest: longestLine)
    }

    /// What is missing of the parts that `bin/setup` installs; nil where all are there.
    package var lack: EyesProblem? { .missing(self.folder) }

    /// Returns what a picture shows, with what others said of theirs; throws `EyesProblem.busy` when too many wait.
    package func recognise(_ image: RGBImage, taughtBy lessons: [Lesson] = []) async throws(EyesProblem) -> Recognition
    {
        throw .missing(self.folder)
    }
}
