import Foundation
import HealthMath
import Jobs
import Members
import Storage

/// The state of the program and its data; nothing of anybody's health.
struct HouseState: Sendable {
    let version: String
    let engine: String
    /// The size of the database in bytes.
    let storedBytes: Int64
    let rowsSetAside: Int
    let jobs: [(kind: String, waiting: Int, running: Int)]
    let dead: [JobStore.Dead]
    let failures: [(route: String, method: String, status: Int, count: Int)]
    let days: [HouseDays.Day]

    /// Returns the size of the database in bytes.
    static func storedBytes(in database: any Database) async throws -> Int64 {
        let statement: SQL =
            switch database.dialect {
            case .sqlite: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            case .postgres: "SELECT pg_database_size(current_database())"
            }
        return try await database.row(statement) { try $0.integer(0) } ?? 0
    }
}

/// The same in words, for the page and the command line.
extension HouseState {
    typealias Words = (name: String, value: String)

    /// Smaller counts aren't told, so that nobody is recognised in one.
    static let smallestCount = 5

    var storage: [Words] { [("Database", self.engine), ("Stored", Self.size(self.storedBytes))] }

    /// What waits and runs, by kind.
    var jobCounts: [Words] {
        self.jobs.map { ($0.kind, "\($0.waiting) waiting" + ($0.running == 0 ? "" : ", \($0.running) running")) }
    }

    /// Returns text such as "55 jobs wait, 2 run".
    var jobsInShort: String {
        let waiting = self.jobs.reduce(0) { $0 + $1.waiting }
        let running = self.jobs.reduce(0) { $0 + $1.running }
        let first = waiting == 1 ? "1 job waits" : "\(Numerals.text(Double(waiting))) jobs wait"
        return running == 0 ? first : first + ", \(Numerals.text(Double(running))) \(running == 1 ? "runs" : "run")"
    }

    /// The numbers of members who were active and who joined, by day.
    var people: [Words] {
        self.days.map { ($0.day.description, "\(Self.count($0.active)) active, \(Self.count($0.signedUp)) joined") }
    }

    private static func count(_ count: Int) -> String {
        count < Self.smallestCount ? "fewer than 5" : Numerals.text(Double(count))
    }

    private static func size(_ bytes: Int64) -> String {
        let megabytes = Double(bytes) / 1_000_000
        let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
            .locale(Locale(identifier: "en_GB"))
        return megabytes < 1_000
            ? "\(megabytes.formatted(style)) MB" : "\((megabytes / 1_000).formatted(style)) GB"
    }
}

extension HousePage.Fact {
    init(_ words: HouseState.Words) { self.init(factName: words.name, factValue: words.value) }
}
