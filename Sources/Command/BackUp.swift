import App
import ArgumentParser
import Foundation
import Storage

struct BackUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy all members' data into one file, while Spotter serves. Keep data/key with it."
    )

    @Argument(help: "The file to write.")
    var file: String

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            let database = try openDatabase(at: config.location, for: .maintenance, concurrency: 1)
            try await Backup.write(database, Mount.migrations, to: self.file)
            try await database.close()
            print("The backup is in \(self.file).")
        }
    }
}

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replace all members' data by a backup's, on either engine. Refuses while Spotter serves."
    )

    @Argument(help: "A file that spotter backup wrote.")
    var file: String

    func run() async throws {
        let (config, _) = try await Spotter.settings()
        try await inWords {
            try AppEnvironment.makeFolder(config.data)
            try await Backup.restore(self.file, to: config.location, Mount.migrations)
            print("Restored from \(self.file).")
            let key = SealingKey.path(in: config.data)
            if config.key == nil, !FileManager.default.fileExists(atPath: key) {
                print("Put the key that it was sealed with at \(key): Spotter starts with no other.")
            }
        }
    }
}
