import App
import ArgumentParser
import Foundation
import Nutrition

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build the food catalogue. A serving Spotter takes the new one at once.",
        subcommands: [USDA.self]
    )

    struct USDA: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "usda",
            abstract: "Read USDA's foods: a folder of SR28 ASCII tables or of SR Legacy CSV files, or a packed file."
        )

        @Argument(help: "The folder or packed file; the one that Spotter ships when left out.")
        var source: String?

        @Option(help: "Write the facts into this packed file instead of building the catalogue.")
        var pack: String?

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            let source = self.source.map { URL(fileURLWithPath: $0) } ?? ShippedFacts.usda
            do {
                let reader = try CatalogueImport(from: source)
                if let pack {
                    self.say(try reader.pack(URL(fileURLWithPath: pack)), in: pack)
                } else {
                    try House.makeFolder(config.data)
                    self.say(try reader.build(URL(fileURLWithPath: config.catalogue)), in: config.catalogue)
                }
            } catch let problem as ImportProblem {
                throw Refusal(problem.description)
            }
        }

        private func say(_ report: ImportReport, in file: String) {
            print("\(report.foods) foods are in \(file).")
            guard report.skippedCount > 0 else { return }
            print("\(report.skippedCount) lines were left out:")
            for (reason, count) in report.skipped.sorted(by: { $0.key < $1.key }) { print("  \(count) × \(reason)") }
            for example in report.examples { print("  e.g. \(example)") }
        }
    }
}

struct EvaluateSearch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say how many queries of a list (query, tab, pattern) find an acceptable food."
    )

    @Argument(help: "The list; its first line is a heading.")
    var file: String

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        guard FileManager.default.fileExists(atPath: config.catalogue) else {
            throw Refusal("There is no catalogue yet: run spotter import usda.")
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
            throw Refusal(problem.description)
        }
    }

    private static func percent(_ share: Double) -> String { String(format: "%.1f %%", share * 100) }
}
