import GRDB
import Synchronization

/// Writes what several ask for at the same moment in one transaction, for beginning and ending one costs as much as a write.
///
/// Each one's statements are all written or none, whatever becomes of the others', and nobody is told before the transaction
/// ended.
final class SQLiteBatches: Sendable {
    private struct Asked: Sendable {
        let statements: [SQL]
        let answer: CheckedContinuation<[Int], any Error>
    }

    /// The most that go into one transaction, so that other writes wait for some milliseconds at most.
    private static let most = 64

    private let pool: DatabasePool
    private let setAside: SetAsideRows
    private let waiting = Mutex<[Asked]>([])

    init(_ pool: DatabasePool, setAside: SetAsideRows) {
        self.pool = pool
        self.setAside = setAside
    }

    /// Returns how many rows each statement changed; throws `DatabaseError` of the first that failed.
    func run(_ statements: [SQL]) async throws -> [Int] {
        try await withCheckedThrowingContinuation { answer in
            let isFirst = self.waiting.withLock { waiting in
                waiting.append(Asked(statements: statements, answer: answer))
                return waiting.count == 1
            }
            if isFirst { self.writeSoon() }
        }
    }

    /// Whatever is asked for until the writer is free goes along.
    private func writeSoon() {
        self.pool.asyncWriteWithoutTransaction { database in
            let (asked, isMore) = self.waiting.withLock { waiting in
                let asked = Array(waiting.prefix(Self.most))
                waiting.removeFirst(asked.count)
                return (asked, !waiting.isEmpty)
            }
            if isMore { self.writeSoon() }
            for (one, result) in zip(asked, self.results(of: asked.map(\.statements), in: database)) {
                one.answer.resume(with: result)
            }
        }
    }

    private func results(of asked: [[SQL]], in database: GRDB.Database) -> [Result<[Int], any Error>] {
        guard asked.count > 1 else { return asked.map { self.alone($0, in: database) } }
        do {
            var results: [Result<[Int], any Error>] = []
            try database.inTransaction(.immediate) {
                for statements in asked { results.append(try self.beside(statements, in: database)) }
                return .commit
            }
            return results
        } catch {
            // What ended the transaction may be the fault of one.
            return asked.map { self.alone($0, in: database) }
        }
    }

    private func alone(_ statements: [SQL], in database: GRDB.Database) -> Result<[Int], any Error> {
        var counts: [Int] = []
        return Result {
            try database.inTransaction(.immediate) {
                counts = try self.counts(statements, in: database)
                return .commit
            }
            return counts
        }.mapError(Self.told)
    }

    /// Runs one's statements in a transaction that others share; throws when all of it was rolled back, as on a full disk.
    private func beside(_ statements: [SQL], in database: GRDB.Database) throws -> Result<[Int], any Error> {
        var counts: [Int] = []
        do {
            try database.inSavepoint {
                counts = try self.counts(statements, in: database)
                return .commit
            }
            return .success(counts)
        } catch {
            guard database.isInsideTransaction else { throw error }
            return .failure(Self.told(error))
        }
    }

    private func counts(_ statements: [SQL], in database: GRDB.Database) throws -> [Int] {
        let connection = SQLiteConnection(database, setAside: self.setAside)
        return try statements.map { try connection.execute($0) }
    }

    private static func told(_ error: any Error) -> any Error {
        (error as? GRDB.DatabaseError).map { DatabaseError($0) } ?? error
    }
}
