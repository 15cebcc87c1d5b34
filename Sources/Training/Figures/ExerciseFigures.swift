import DelimitedText
import Figures
import Foundation
import Web

/// The drawn figures of exercises, by the table that comes with the program.
///
/// A figure's name is that of its motion, with what it holds where that isn't what the motion holds: "squat.barbell";
/// who sits on a chair in it also sits in a wheelchair: "seated-curl.wheelchair".
/// Under it are served a moving and a still image in each theme, "figures/squat.barbell.still.dark.svg".
enum ExerciseFigures {
    private struct Figure: Sendable {
        let name: String
        let motion: Motion
    }

    /// Returns the name of an exercise's figure, a member's own having that of what it is like; empty where it has none.
    static func name(of exercise: Exercise) -> String { Self.name(of: exercise.like ?? exercise.id) }

    /// Returns the same as a member does it: who uses a wheelchair stays in it where others sit on a chair, but on machines.
    static func name(of exercise: Exercise, inWheelchair: Bool) -> String {
        let name = Self.name(of: exercise)
        guard inWheelchair, !exercise.gear.contains(where: { Gear(word: $0) == .machines }) else { return name }
        let wheeled = name + Self.wheelchair
        return Self.motions[wheeled] == nil ? name : wheeled
    }

    /// Returns the name of a workout's exercise: as it is now, else as it was when the workout was made.
    static func name(
        of item: WorkoutItem,
        among exercises: ExerciseCatalogue,
        inWheelchair: Bool = false
    ) -> String {
        exercises[item.exercise].map { Self.name(of: $0, inWheelchair: inWheelchair) }
            ?? Self.name(of: item.like ?? item.exercise)
    }

    /// Returns the name of the figure of an exercise of the catalogue; empty where it has none.
    static func name(of exercise: Exercise.ID) -> String { Self.shipped[exercise]?.name ?? "" }

    /// Returns the file of a figure below that of all assets; `theme` as a page has it.
    static func file(_ name: String, isMoving: Bool, theme: String) -> String {
        "figures/\(name).\(isMoving ? "moving" : "still").\(theme).svg"
    }

    /// The figures as images of the assets: drawing all of them would delay each start by a second.
    static let images = DrawnImages(digest: Self.digest, draw: Self.image)

    /// Draws the image of a file; nil when the table has no such figure.
    @Sendable
    static func image(_ file: String) -> [UInt8]? {
        guard let (_, name, looks, theme) = file.wholeMatch(of: /figures\/(.+)\.(still|moving)\.([a-z]+)\.svg/)?.output,
            let motion = Self.motions[String(name)], let theme = FigureTheme(rawValue: String(theme))
        else { return nil }
        let drawing = Drawing(motion, theme: theme)
        return Array((looks == "moving" ? drawing.moving : drawing.still).utf8)
    }

    /// The names of all figures.
    static var names: [String] { Self.motions.keys.sorted() }

    /// The checksum of all images as drawn when `figures.sum` was written; a test demands that they still are.
    private static let digest = (try? Self.text(of: "figures.sum")) ?? ""

    /// A table that can't be read leaves exercises without figures, which are an ornament beside their words.
    private static let shipped = (try? Self.figures(Self.text(of: "figures.tsv"))) ?? [:]

    private static let motions = Dictionary(
        Self.shipped.values.flatMap { figure in
            let wheeled = figure.motion.inWheelchair.map { (figure.name + Self.wheelchair, $0) }
            return [(figure.name, figure.motion), wheeled].compactMap(\.self)
        },
        uniquingKeysWith: { one, _ in one }
    )

    /// What the name of a figure on a chair ends with where a wheelchair is drawn instead.
    private static let wheelchair = ".wheelchair"

    private static func text(of file: String) throws -> String {
        let folder = URL(fileURLWithPath: Bundle.module.resourcePath ?? "")
        return try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    /// Reads lines of exercise, motion and what is held; one whose motion there isn't is left out.
    private static func figures(_ table: String) -> [Exercise.ID: Figure] {
        var figures: [Exercise.ID: Figure] = [:]
        for columns in TabbedTable(table).rows.dropFirst() {
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
