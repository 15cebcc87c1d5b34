import App
import ArgumentParser
import Foundation
import Storage
import Training

extension ImportCommand {
    struct Gyms: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gyms",
            abstract: "Read gyms: GeoJSON (data.gov.sg's too) or Overpass JSON. Read again, it replaces the same list.",
            discussion: "This goes into the main database, also while Spotter serves."
        )

        @Argument(help: "The file.")
        var file: String

        @Option(help: "What the list is called; the file's name when left out.")
        var source: String?

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            let url = URL(fileURLWithPath: self.file)
            guard let list = GymFile.list(self.source ?? url.deletingPathExtension().lastPathComponent) else {
                throw CommandError("Give the list a name with --source: letters, digits and hyphens.")
            }
            let reading: GymFileContents
            do {
                reading = try GymFile.read(url, source: list)
            } catch let problem as GymFileProblem {
                throw CommandError(problem.description)
            }
            try await inWords {
                try AppEnvironment.makeFolder(config.data)
                let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
                try await database.migrate(Mount.migrations)
                let now = Int64(Date().timeIntervalSince1970 * 1_000)
                let store = GymStore(database: database)
                let gone = try await store.replace(list, with: reading.gyms, at: now)
                try await store.settleInTowns()
                try await database.close()
                Self.say(reading, gone: gone, list: list)
            }
        }

        private static func say(_ reading: GymFileContents, gone: Int, list: String) {
            print("\(reading.gyms.count) gyms are in the list \(list).")
            if gone > 0 { print("\(gone) that were in it before are gone.") }
            ImportRunner.say(skipped: reading.skipped)
        }
    }
}
