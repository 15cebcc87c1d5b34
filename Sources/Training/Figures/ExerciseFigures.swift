import Figures
import Foundation

/// The drawn figures of exercises, by the table that comes with the program.
///
/// A figure's name is that of its motion, with what it holds where that isn't what the motion holds: "squat.barbell".
/// Under it are served a moving and a still image in each theme, "figures/squat.barbell.still.dark.svg".
enum ExerciseFigures {
    private struct Figure: Sendable {
        let name: String
        let motion: Motion
    }

    /// Returns the name of an exercise's figure; empty where it has none.
    static func name(of exercise: Exercise.ID) -> String { Self.shipped[exercise]?.name ?? "" }

    /// The file of a figure below that of all assets; `theme` as a page has it.
    static func file(_ name: String, isMoving: Bool, theme: String) -> String {
        "figures/\(name).\(isMoving ? "moving" : "still").\(theme).svg"
    }

    /// Draws every figure of the table, moving and still, in every theme.
    @Sendable
    static func images() -> [String: [UInt8]] {
        var images: [String: [UInt8]] = [:]
        for figure in Self.shipped.values {
            guard images[Self.file(figure.name, isMoving: false, theme: FigureTheme.system.rawValue)] == nil else {
                continue
            }
            let drawing = Drawing(figure.motion)
            for (isMoving, image) in [(true, drawing.moving), (false, drawing.still)] {
                for theme in FigureTheme.allCases {
                    let file = Self.file(figure.name, isMoving: isMoving, theme: theme.rawValue)
                    images[file] = Array(Drawing.recoloured(image, for: theme).utf8)
                }
            }
        }
        return images
    }

    /// A table that can't be read leaves exercises without figures, which are an ornament beside their words.
    private static let shipped = (try? Self.read()) ?? [:]

    private static func read() throws -> [Exercise.ID: Figure] {
        let folder = URL(fileURLWithPath: Bundle.module.resourcePath ?? "")
        let text = try String(contentsOf: folder.appendingPathComponent("figures.tsv"), encoding: .utf8)
        return Self.figures(text)
    }

    /// Reads lines of exercise, motion and what is held; one whose motion there isn't is left out.
    private static func figures(_ table: String) -> [Exercise.ID: Figure] {
        var figures: [Exercise.ID: Figure] = [:]
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3, var motion = FigureLibrary[columns[1]] else { continue }
            var name = motion.name
            if let held = Held(rawValue: columns[2]), held != motion.held {
                motion.held = held
                name += "." + held.rawValue
            }
            figures[columns[0]] = Figure(name: name, motion: motion)
        }
        return figures
    }
}
