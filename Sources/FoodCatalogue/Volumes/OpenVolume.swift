import Foundation
import GRDB
import Synchronization

/// One file of the catalogue, open for reading; a newer file at its path becomes another `OpenVolume`.
final class OpenVolume: Sendable {
    let volume: Volume
    let contents: Contents
    let stamp: FileStamp
    private let path: String
    /// Connections that nobody reads with now; the one that rested last comes first, for its pages are the freshest.
    private let resting: Mutex<[DatabaseQueue]>

    /// What the file's own table says about it.
    struct Contents: Sendable {
        let origin: SourceOrigin
        /// How many foods it has by name; their rows come first, by falling standing.
        let foods: Int
        /// How many products come after them.
        let products: Int

        var count: Int { self.foods + self.products }
    }

    init(_ volume: Volume, _ path: String) throws(CatalogueProblem) {
        guard let stamp = FileStamp(path) else { throw .missing(path) }
        self.volume = volume
        self.path = path
        self.stamp = stamp
        do {
            let reader = try DatabaseQueue(path: path, configuration: Self.configuration(volume))
            self.contents = try reader.unsafeRead { db in
                guard
                    try Int.fetchOne(db, sql: "PRAGMA user_version") == CatalogueSchema.version,
                    let row = try Row.fetchOne(db, sql: "SELECT source, date, foods, products FROM catalogue")
                else { throw CatalogueProblem.unreadable(path) }
                var columns = row.reader
                let origin = SourceOrigin(name: columns.value(), date: columns.value())
                return Contents(origin: origin, foods: columns.value(), products: columns.value())
            }
            self.resting = Mutex([reader])
        } catch {
            throw .unreadable(path)
        }
        guard self.contents.count > 0 else { throw .empty(path) }
    }

    /// Reads the version of the tables in a file; throws when it is no catalogue.
    static func version(of path: String) throws -> Int {
        try DatabaseQueue(path: path, configuration: self.configuration()).read { db in
            guard try db.tableExists("catalogue") else { throw CatalogueProblem.unreadable(path) }
            return try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        }
    }

    /// Returns whether a file was made from the shipped facts with other composed foods than today's; throws when it is
    /// no catalogue.
    static func hasOldComposedFoods(_ path: String) throws -> Bool {
        let shipped = try CompactFile(path: ShippedFacts.usda).origin
        let edition = try ComposedFoods.shipped().edition
        return try DatabaseQueue(path: path, configuration: self.configuration()).read { db in
            guard let row = try Row.fetchOne(db, sql: "SELECT source, date FROM catalogue") else { return false }
            var columns = row.reader
            guard SourceOrigin(name: columns.value(), date: columns.value()) == shipped else { return false }
            return try Int32.fetchOne(db, sql: "PRAGMA application_id") != edition
        }
    }

    /// Returns whether a row is a product; products come after the foods by name.
    func isProduct(_ row: Int64) -> Bool { row > self.contents.foods }

    /// Pages are read from the system's own cache, where they are once for all connections.
    ///
    /// Each connection's map of a file counts as memory of the program, so it has 6 MB of the shipped foods' 11 at most: different
    /// searches take a twentieth longer than with all of it. Products are many more, and their map is all of it.
    private static func configuration(_ volume: Volume = .standard) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "catalogue"
        let mapped = volume == .standard ? 6 << 20 : 2_147_418_112
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA mmap_size = \(mapped); PRAGMA cache_size = -1024")
        }
        return configuration
    }

    /// Reads on the thread that asks, with a connection that rests or another one, and without a transaction.
    ///
    /// Those threads are as few as the machine has cores, so nobody waits here, and the file never changes.
    func read<T>(_ work: (Database) throws -> T) throws -> T {
        let rested = self.resting.withLock { $0.popLast() }
        let reader = try rested ?? DatabaseQueue(path: self.path, configuration: Self.configuration(self.volume))
        defer { self.resting.withLock { $0.append(reader) } }
        return try reader.unsafeRead(work)
    }
}
