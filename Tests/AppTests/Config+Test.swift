import Foundation
import Logging
import Storage
import Support

@testable import App

extension Config {
    /// Returns the settings of a new, empty house without limits or logs, and where its database is: migrated already.
    static func test(
        _ backend: Backend,
        _ migrations: [Migration],
        connections: Int,
        _ configure: (inout Config) -> Void
    ) async throws -> (Config, DatabaseLocation) {
        var config = Config()
        config.rateLimits = false
        config.readingPatience = .seconds(600)
        config.logLevel = .critical
        let place = try await backend.place(migrations)
        switch place {
        case .sqlite(let path): config.data = URL(fileURLWithPath: path).deletingLastPathComponent().path
        case .postgres(let url):
            config.data = try Backend.newFolder().path
            config.databaseURL = Secret(url)
            config.databaseConnections = connections
        }
        configure(&config)
        try FileManager.default.createSymbolicLink(
            atPath: config.catalogue,
            withDestinationPath: try ShippedCatalogue.path()
        )
        return (config, place)
    }

    /// Registers this house at the services that add routes of their own.
    mutating func registerEverywhere() {
        (self.googleClientID, self.googleClientSecret) = (Secret("client"), Secret("secret"))
        self.spotifyClientID = Secret("client")
    }
}
