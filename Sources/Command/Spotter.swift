import App
import ArgumentParser
import Foundation
import Logging

/// The program: `spotter serve` and the operator's other commands.
@main
struct Spotter: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spotter",
        abstract: "Eat well, train safely, together. Settings are SPOTTER_… variables; see docs/settings.md.",
        subcommands: [
            Serve.self, Check.self, Migrate.self, ImportCommand.self, EvaluateSearch.self, BackUp.self, Restore.self,
            AdoptKey.self, Recount.self, Admin.self, JobsCommand.self, Vouchers.self, DemoCommand.self,
            ReadCalendar.self, MeasureTempo.self, TrainEyes.self, MeasureEyes.self, MeasureBarcodes.self,
            BenchSeam.self,
            BenchGenerator.self,
            JudgeWorkouts.self,
            JudgePlates.self, BenchReminders.self, BenchSuggestions.self, BenchPeople.self,
            BenchBoards.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Makes every file private to its user, whichever command writes it: databases, backups, mail, keys.
    static func main() async {
        umask(S_IRWXG | S_IRWXO)
        await self.main(nil)
    }

    /// Returns the settings, and a logger that writes to standard error.
    static func settings() async throws -> (Config, Logger) {
        do {
            let config = try await Config.read(environment: ProcessInfo.processInfo.environment)
            let level = config.logLevel
            LoggingSystem.bootstrap { label in
                var handler = StreamLogHandler.standardError(label: label)
                handler.logLevel = level
                return handler
            }
            return (config, Logger(label: "spotter"))
        } catch let problems as Config.Problems {
            throw CommandError(problems.description)
        }
    }
}

/// Ends the program with a message for the operator.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
