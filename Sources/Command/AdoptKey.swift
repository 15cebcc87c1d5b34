import App
import ArgumentParser
import Storage

struct AdoptKey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Go on with another key, when the one the database was sealed with is lost. Stop Spotter first."
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            try await AppEnvironment.maintain(config) { database in
                guard try await SealProof.isSet(in: database) else {
                    throw CommandError("Nothing is sealed here yet: the first start takes the key that is there.")
                }
                try await SealProof.adopt(try config.seal(makingKey: true), by: database)
            }
            print("Spotter goes on with this key. What the other sealed stays closed.")
        }
    }
}
