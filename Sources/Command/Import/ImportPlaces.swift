import App
import ArgumentParser
import Foundation
import Storage
import Training

extension ImportCommand {
    struct Places: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "places",
            abstract: "Read a gazetteer, so that towns can be typed: GeoNames' cities or a country's file.",
            discussion: "This goes into the main database, also while Spotter serves."
        )

        @Argument(help: "The file, unpacked: cities5000.txt, AT.txt.")
        var file: String

        @Option(help: "What the list is called; the file's name when left out.")
        var source: String?

        func run() async throws {
            let (config, _) = try await Spotter.settings()
            let url = URL(fileURLWithPath: self.file)
            let list = try ImportRunner.listName(self.source, of: url)
            let reading: PlaceFileContents
            do {
                reading = try PlaceFile.read(url)
            } catch let problem as PlaceFileProblem {
                throw CommandError(problem.description)
            }
            try await ImportRunner.intoDatabase(config) { database in
                let now = Int64(Date().timeIntervalSince1970 * 1_000)
                let store = NamedPlaceStore(database: database)
                let gone = try await store.replace(list, with: reading.places, at: now)
                try await GymStore(database: database).settleInTowns()
                ImportRunner.say(reading.places.count, "places", in: list, gone: gone)
                ImportRunner.say(skipped: reading.skipped)
            }
        }
    }
}
