import App
import ArgumentParser
import Foundation
import Logging

/// The program: `spotter serve` and what an operator needs beside it.
@main
struct Spotter: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spotter",
        abstract: "Eat well, train safely, together. Settings are SPOTTER_… variables; see docs/settings.md.",
        subcommands: [
            Serve.self, Migrate.self, ImportCommand.self, EvaluateSearch.self, BackUp.self, Restore.self, AdoptKey.self,
            Admin.self, ReadCalendar.self, BenchSeam.self, BenchGenerator.self, JudgeWorkouts.self, BenchReminders.self,
            BenchSuggestions.self, BenchPeople.self,
        ],
        defaultSubcommand: Serve.self
    )

    /// Whatever any command writes is its user's alone: databases and what lies beside them, backups, letters, keys.
    static func main() async {
        umask(S_IRWXG | S_IRWXO)
        await self.main(nil)
    }

    /// The settings, and a log that goes to standard error.
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

/// Ends the program with words for a person.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
