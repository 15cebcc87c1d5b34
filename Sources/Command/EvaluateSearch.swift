import App
import ArgumentParser
import FoodCatalogue
import Foundation

struct EvaluateSearch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say how many queries of a list (query, tab, pattern) find an acceptable food."
    )

    @Argument(help: "The list; its first line is a heading.")
    var file: String

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        guard FileManager.default.fileExists(atPath: config.catalogue) else {
            throw CommandError("There is no catalogue yet: run spotter import usda.")
        }
        do {
            let evaluation = try await SearchEvaluation(
                URL(fileURLWithPath: self.file),
                in: Catalogue(path: config.catalogue)
            )
            for miss in evaluation.misses {
                let answers = miss.answers.joined(separator: " | ")
                print("\(miss.isInFirstFive ? "not first" : "missed"): \(miss.query) → \(answers)")
            }
            print("queries: \(evaluation.asked)")
            print("acceptable first: \(Self.percent(evaluation.first))")
            print("acceptable in the first five: \(Self.percent(evaluation.firstFive))")
        } catch let problem as SearchEvaluation.NotAList {
            throw CommandError(problem.description)
        }
    }

    private static func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}
