import Jobs
import Storage

/// The state of the program and its data; nothing of anybody's health.
struct HouseState: Sendable {
    let version: String
    let engine: String
    /// Of the database, in bytes.
    let storedBytes: Int64
    let rowsSetAside: Int
    let jobs: [(kind: String, waiting: Int, running: Int)]
    let dead: [JobStore.Dead]
    let failures: [(route: String, method: String, status: Int, count: Int)]
    let days: [HouseDays.Day]

    /// The size of the database in bytes.
    static func storedBytes(in database: any Database) async throws -> Int64 {
        let statement: SQL =
            switch database.dialect {
            case .sqlite: "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
            case .postgres: "SELECT pg_database_size(current_database())"
            }
        return try await database.row(statement) { try $0.integer(0) } ?? 0
    }
}
