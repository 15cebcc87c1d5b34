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
            let list = try ImportRunner.listName(self.source, of: url)
            let reading: GymFileContents
            do {
                reading = try GymFile.read(url, source: list)
            } catch let problem as GymFileProblem {
                throw CommandError(problem.description)
            }
            try await ImportRunner.intoDatabase(config) { database in
                let now = Int64(Date().timeIntervalSince1970 * 1_000)
                let store = GymStore(database: database)
                let gone = try await store.replace(list, with: reading.gyms, at: now)
                try await store.settleInTowns()
                ImportRunner.say(reading.gyms.count, "gyms", in: list, gone: gone)
                ImportRunner.say(skipped: reading.skipped)
            }
        }
    }
}
