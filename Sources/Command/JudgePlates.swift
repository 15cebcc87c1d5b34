import App
import ArgumentParser
import FoodCatalogue
import Foundation
import HealthMath
import Nutrition

struct JudgePlates: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "judge-plates",
        abstract: "Print what ten kinds of people would eat who followed the first proposal of every meal."
    )

    @Option(help: "How many days.")
    var days = 30

    @Flag(help: "Print sums alone, not every day.")
    var brief = false

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        guard FileManager.default.fileExists(atPath: config.catalogue) else {
            throw CommandError("There is no catalogue yet: run spotter import usda.")
        }
        guard let first = CalendarDay("2026-03-02") else { return }
        let judge = try await PlateJudge(Catalogue(path: config.catalogue))
        for month in judge.months(of: self.days, from: first) {
            print("\(month.name): \(month.summary)")
            if !self.brief { print(month.lines.map { "  \($0)" }.joined(separator: "\n")) }
        }
    }
}
