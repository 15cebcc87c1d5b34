import App
import ArgumentParser
import Storage

struct AdoptKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Go on with the key that is there, when the one the database was sealed with is lost."
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
            try await database.migrate(Schema.migrations)
            try await SealProof.adopt(try config.seal(), by: database)
            try await database.close()
            print("Spotter goes on with this key. What the other sealed stays closed; members are asked for it anew.")
        }
    }
}
