package import Accounts
import Eyes
package import FoodCatalogue
package import Foundation
package import Logging
import Music
package import Notices
package import Nutrition
import Planning
package import Storage
import Training
import Web

/// Everything that is opened before the program serves: data folder, database, key, catalogue.
package struct AppEnvironment: Sendable {
    package let config: Config
    package let database: any Database
    package let catalogue: Catalogue
    let online: OnlineFoods
    let photoEyes: PhotoEyes
    let videos: Videos
    let exercises: ExerciseCatalogue
    let safety: SafetyRules
    let generator: WorkoutGenerator
    let lines: MotivatingLines
    let songLibraries: SongLibraries
    let seal: Seal
    let mail: MailJob
    let relay: LiveRelay
    let hasher: PasswordHasher
    let wings: [MountedWing]
    let metrics: RequestMetrics
    let switches = HouseSwitches()
    let logger: Logger
    /// The database's clock, unless a test gives another one.
    let now: @Sendable () -> Date
    let clock: DatabaseClock
    let stopping: Stopping
    /// Held as long as the program runs; nil when the database is on another server.
    private let lock: DataFolderLock?

    /// Opens and migrates everything that the settings name, and builds the catalogue when there is none.
    ///
    /// `watched` may wrap the database, to observe its statements; only tests pass other `wings` and other eyes. A `mailer`
    /// goes before the one that the settings name.
    package static func open(
        _ config: Config,
        wings: [MountedWing] = Mount.wings,
        logger: Logger,
        hasher: PasswordHasher = PasswordHasher(),
        watched: (any Database) -> any Database = { $0 },
        mailer: (any Mailer)? = nil,
        photoEyes: PhotoEyes? = nil,
        now givenNow: (@Sendable () -> Date)? = nil
    ) async throws -> AppEnvironment {
        let (opened, lock) = try await Self.database(config, for: .serving, wings.migrations)
        let database = watched(opened)
        let clock = DatabaseClock(opened)
        try await clock.read()
        let ahead = TimeInterval(config.clockAhead)
        let now: @Sendable () -> Date = givenNow ?? { clock.now.addingTimeInterval(ahead) }
        let seal = try config.seal(makingKey: try await !SealProof.isSet(in: database))
        try await SealProof.check(seal, of: database)
        if Catalogue.isWanting(at: config.catalogue) {
            logger.info("Building the food catalogue")
            _ = try CatalogueImport(from: ShippedFacts.usda).build(URL(fileURLWithPath: config.catalogue))
        }
        let catalogue = try Catalogue(path: config.catalogue)
        return AppEnvironment(
            config: config,
            database: database,
            catalogue: catalogue,
            online: OnlineFoods(config.onlineSources, database: database, logger: logger, now: now),
            photoEyes: photoEyes ?? PhotoEyes(FoodEyes(folder: config.eyes)),
            videos: Videos(config.videoSettings, database: database, logger: logger, now: now),
            exercises: try ExerciseCatalogue.shipped(),
            safety: try SafetyRules.shipped(),
            generator: try WorkoutGenerator.shipped(),
            lines: try MotivatingLines.shipped(),
            songLibraries: SongLibraries(database, hasFolder: config.music != nil, now: now),
            seal: seal,
            mail: MailJob(mailer: mailer ?? Self.mailer(config, now: now), seal: seal),
            relay: LiveRelay(database: database, seal: seal, logger: logger, now: now),
            hasher: hasher,
            wings: wings,
            metrics: RequestMetrics(gauges: { await Self.gauges(of: database, catalogue) }),
            logger: logger,
            now: now,
            clock: clock,
            stopping: Stopping(
                drain: .seconds(config.drainSeconds),
                patience: .seconds(config.stopSeconds),
                logger: logger
            ),
            lock: lock
        )
    }

    /// Runs work on the migrated database while no program serves from the same data folder.
    package static func maintain(_ config: Config, _ work: (any Database) async throws -> Void) async throws {
        let (database, lock) = try await Self.database(config, for: .maintenance, Mount.migrations)
        try await work(database)
        try await database.close()
        withExtendedLifetime(lock) {}
    }

    /// Opens the migrated database and holds the data folder, for as long as the lock is held.
    static func forMaintenance(_ config: Config) async throws -> (any Database, DataFolderLock?) {
        try await Self.database(config, for: .maintenance, Mount.migrations)
    }

    private static func database(
        _ config: Config,
        for purpose: PostgresSettings.Purpose,
        _ migrations: [Migration]
    ) async throws -> (any Database, DataFolderLock?) {
        try Self.makeFolder(config.data)
        let lock = config.databaseURL == nil ? try DataFolderLock(folder: config.data) : nil
        let database = try openDatabase(at: config.location, for: purpose, concurrency: config.concurrency)
        try await database.migrate(migrations)
        return (database, lock)
    }

    /// Closes all connections to the database and to other servers.
    package func close() async throws {
        try await self.online.close()
        try await self.videos.close()
        try await self.database.close()
    }

    /// Makes a folder that only the program's own user can read.
    package static func makeFolder(_ path: String) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    static func mailer(_ config: Config, now: @Sendable @escaping () -> Date) -> any Mailer {
        guard let command = config.mailCommand else {
            return MailFolder(folder: config.data + "/mail", sender: config.mailFrom, now: now)
        }
        return MailCommand(command: command, sender: config.mailFrom, now: now)
    }
}

extension Config {
    /// The location of the members' database.
    package var location: DatabaseLocation {
        self.databaseURL.map { .postgres(url: $0.value) } ?? .sqlite(self.data + "/spotter.sqlite")
    }

    /// Returns the seal with the key of the settings or of the data folder.
    ///
    /// With `makingKey`, a missing key in the data folder is made.
    package func seal(makingKey: Bool) throws -> Seal {
        if let key = self.key { return Seal(key: try SealingKey(base64: key.value)) }
        return Seal(key: try SealingKey.load(folder: self.data, making: makingKey))
    }

    fileprivate var concurrency: Int? { self.databaseURL == nil ? nil : self.databaseConnections }
}
