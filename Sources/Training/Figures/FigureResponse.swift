import Figures
import Web

/// An exercise's figure as a device reads it: addresses of two SVG images that follow the system's theme.
struct FigureResponse: Encodable, Sendable {
    let still: String
    let moving: String

    /// Returns nil for an exercise without a figure.
    init?(of exercise: Exercise, in assets: Assets) {
        let name = ExerciseFigures.name(of: exercise)
        guard !name.isEmpty else { return nil }
        let file = { assets.path + "/" + ExerciseFigures.file(name, isMoving: $0, theme: FigureTheme.system.rawValue) }
        self.still = file(false)
        self.moving = file(true)
    }
}
