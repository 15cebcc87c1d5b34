import App
import FoodCatalogue
import Foundation
import Storage
import Training

/// Runs an import from the command line, with progress on standard error and the result on standard output.
enum ImportRunner {
    /// Builds the part of the catalogue that `source` reads.
    static func run(_ source: () throws -> CatalogueImport) async throws {
        try await self.inWords { config in
            let source = try source()
            try AppEnvironment.makeFolder(config.data)
            let report = try source.build(URL(fileURLWithPath: config.catalogue)) { progress in
                FileHandle.standardError.write(Data((Self.line(progress) + "\n").utf8))
            }
            self.say(report, in: config.data)
        }
    }

    /// Turns errors into words that an operator can act on.
    static func inWords(_ work: (Config) throws -> Void) async throws {
        let (config, _) = try await Spotter.settings()
        do {
            try work(config)
        } catch let problem as CatalogueImportProblem {
            throw CommandError(problem.description)
        }
    }

    /// Brings the main database up to date and works on it, also while Spotter serves.
    static func intoDatabase(_ config: Config, _ work: (any Database) async throws -> Void) async throws {
        try AppEnvironment.makeFolder(config.data)
        try await withDatabase(config) { database in
            try await database.migrate(Mount.migrations)
            try await work(database)
        }
    }

    /// Returns the name of a list in the main database: as said, or that of its file.
    static func listName(_ said: String?, of file: URL) throws -> String {
        guard let list = GymFile.list(said ?? file.deletingPathExtension().lastPathComponent) else {
            throw CommandError("Give the list a name with --source: letters, digits and hyphens.")
        }
        return list
    }

    /// Says how many rows a list has now, and how many went that were in it before.
    static func say(_ count: Int, _ what: String, in list: String, gone: Int) {
        print("\(count) \(what) are in the list \(list).")
        if gone > 0 { print("\(gone) that were in it before are gone.") }
    }

    static func say(_ report: CatalogueImportReport, in place: String) {
        print("\(report.foods) foods are in \(place).")
        guard report.skippedCount > 0 else { return }
        print("\(report.skippedCount) lines were left out:")
        for (reason, count) in report.skipped.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("  \(count) × \(reason)")
        }
        for example in report.examples { print("  e.g. \(example)") }
        if let reasons = report.reasons { print("All of them are listed in \(reasons).") }
    }

    /// Says how many items of a list were left out, by reason.
    static func say(skipped: [String: Int]) {
        let count = skipped.values.reduce(0, +)
        guard count > 0 else { return }
        print("\(count) items were left out:")
        for (reason, count) in skipped.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("  \(count) × \(reason)")
        }
    }

    private static func line(_ progress: CatalogueImportProgress) -> String {
        let percent = "\(Int((progress.share * 100).rounded())) %"
        let left = progress.secondsLeft.map { ", about \(self.duration($0)) left" } ?? ""
        return switch progress.stage {
        case .goingOn(let file): "Going on after line \(progress.lines) of \(file)"
        case .reading(let file): "Reading \(file): \(progress.lines) lines, \(percent)\(left)"
        case .building: "Building the catalogue: \(percent)\(left)"
        }
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 360_000).rounded(.up))
        return switch whole {
        case ..<100: "\(whole) s"
        case ..<6_000: "\((whole + 30) / 60) min"
        default: "\((whole + 1_800) / 3_600) h"
        }
    }
}
