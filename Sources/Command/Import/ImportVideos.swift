import App
import ArgumentParser
import Foundation
import Storage
import Training

extension ImportCommand {
    struct Videos: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "videos",
            abstract: "Read your own list of videos, for when YouTube isn't asked. It replaces the list before.",
            discussion: "The format stands in docs/training.md. This also works while Spotter serves."
        )

        @Argument(help: "The file: a line a video, fields divided by tabs.")
        var file: String

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            let list: VideoFile
            do {
                list = try VideoFile(URL(fileURLWithPath: self.file), exercises: try .shipped())
            } catch let problem as VideoFile.Problem {
                throw CommandError(problem.description)
            }
            try await ImportRunner.intoDatabase(config) { database in
                try await VideoListStore(database: database).replace(with: list)
                print("\(list.count) videos are in the list.")
                ImportRunner.say(skipped: list.skipped)
            }
        }
    }
}
