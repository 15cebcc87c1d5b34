import App
import ArgumentParser
import Foundation
import Storage

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the web app and the API until told to stop.")

    func run() async throws {
        let (config, logger) = try await Spotter.settings()
        try await inWords {
            let environment = try await AppEnvironment.open(config, logger: logger)
            try await environment.serve(telling: { FileHandle.standardOutput.write(Data(($0 + "\n").utf8)) })
        }
    }
}

struct Migrate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Bring the database up to date and stop. Serving does it too."
    )

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            try await AppEnvironment.maintain(config) { _ in }
            print("The database is up to date.")
        }
    }
}

/// Opens the main database for a command that works on it, and closes it again; says in words what is wrong with it.
func withDatabase(_ config: Config, _ work: (any Database) async throws -> Void) async throws {
    try await inWords {
        let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
        try await work(database)
        try await database.close()
    }
}

/// Turns failures that an operator can fix into words.
func inWords(_ work: () async throws -> Void) async throws {
    do {
        try await work()
    } catch is DatabaseInUse {
        throw CommandError("Another Spotter is using this database. Stop it first.")
    } catch let newer as SchemaIsNewer {
        let unknown = newer.unknown.joined(separator: ", ")
        throw CommandError("This database was written by a newer Spotter (\(unknown)). Update the program.")
    } catch let unusable as Backup.Unusable {
        throw CommandError("That file can't be restored. \(unusable.reason)")
    } catch DatabaseError.unavailable(let reason) {
        throw CommandError("The database can't be reached. \(reason)")
    } catch is SealProof.OtherKey {
        throw CommandError(
            """
            The database is sealed with another key than the one in the data folder (or SPOTTER_KEY). Put the right one \
            there. If it is lost, spotter adopt-key goes on with this one; what the other sealed stays closed.
            """
        )
    } catch let missing as SealingKey.Missing {
        throw CommandError(
            """
            The database was sealed with a key that isn't at \(missing.path). Put it there, or give it as SPOTTER_KEY. If it \
            is lost, spotter adopt-key makes another; what the lost one sealed stays closed.
            """
        )
    } catch is SealingKey.Malformed {
        throw CommandError("The key in the data folder (or SPOTTER_KEY) is not 32 bytes in base64.")
    }
}
