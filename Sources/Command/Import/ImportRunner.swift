import App
import FoodCatalogue
import Foundation

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
