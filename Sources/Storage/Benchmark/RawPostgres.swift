import CPostgres
import Dispatch
import Foundation
import Synchronization

/// The benchmark's statements on libpq alone: a queue per connection, statements prepared beforehand, and the same
/// round trips as the seam's.
final class RawPostgres: Sendable {
    /// Unchecked because each connection is used on its own serial queue only.
    private struct Connection: @unchecked Sendable {
        let pointer: OpaquePointer
        let queue = DispatchQueue(label: "raw-postgres")
    }

    private static let statements = [
        "read": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "write": "BEGIN", "commit": "COMMIT",
        "one": "SELECT id, name, amount, note FROM seam_benchmark WHERE id = $1",
        "many": "SELECT id, name, amount, note FROM seam_benchmark WHERE id >= $1 ORDER BY id LIMIT $2",
        "change": "UPDATE seam_benchmark SET amount = $1, name = $2 WHERE id = $3",
    ]

    private let connections: [Connection]
    private let next = Atomic(0)

    init(_ location: DatabaseLocation, connections: Int) throws {
        guard case .postgres(let url) = location else { throw DatabaseError.failed("not PostgreSQL") }
        self.connections = try (0..<connections).map { _ in
            guard let pointer = PQconnectdb(url), PQstatus(pointer) == CONNECTION_OK else {
                throw DatabaseError.unavailable("PostgreSQL can't be reached.")
            }
            for (name, text) in Self.statements { PQclear(PQprepare(pointer, name, text, 0, nil)) }
            PQenterPipelineMode(pointer)
            return Connection(pointer: pointer)
        }
    }

    deinit { for connection in self.connections { PQfinish(connection.pointer) } }

    var works: (one: SeamBenchmark.Work, many: SeamBenchmark.Work, change: SeamBenchmark.Work) {
        (
            one: { turn in try await self.read("one", [String(SeamBenchmark.key(turn))]) },
            many: { turn in try await self.read("many", [String(SeamBenchmark.key(turn)), "50"]) },
            change: { turn in
                try await self.run { connection in
                    Self.send(connection, "write")
                    Self.send(connection, "change", [String(Double(turn)), "name", String(SeamBenchmark.key(turn))])
                    let result = Self.answer(connection)
                    let changed = Int(String(cString: PQcmdTuples(result))) ?? 0
                    PQclear(result)
                    Self.send(connection, "commit")
                    PQclear(Self.answer(connection))
                    return changed
                }
            }
        )
    }

    private func read(_ name: String, _ values: [String]) async throws -> Int {
        try await self.run { connection in
            Self.send(connection, "read")
            Self.send(connection, name, values)
            // The COMMIT is sent with the next transaction's first statement, because its result doesn't matter.
            let result = Self.answer(connection)
            defer { PQclear(result) }
            Self.send(connection, "commit")
            PQsendFlushRequest(connection)
            PQflush(connection)
            var lines: [SeamBenchmark.Line] = []
            for row in 0..<PQntuples(result) {
                let note = PQgetisnull(result, row, 3) == 1 ? nil : String(cString: PQgetvalue(result, row, 3))
                lines.append(
                    SeamBenchmark.Line(
                        id: Int64(atoll(PQgetvalue(result, row, 0))),
                        name: String(cString: PQgetvalue(result, row, 1)),
                        amount: atof(PQgetvalue(result, row, 2)),
                        note: note
                    )
                )
            }
            return lines.count
        }
    }

    private func run(_ work: @escaping @Sendable (OpaquePointer) -> Int) async throws -> Int {
        let turn = self.next.add(1, ordering: .relaxed).newValue
        let connection = self.connections[turn % self.connections.count]
        return await withCheckedContinuation { continuation in
            connection.queue.async { continuation.resume(returning: work(connection.pointer)) }
        }
    }

    private static func send(_ connection: OpaquePointer, _ name: String, _ values: [String] = []) {
        let copies = values.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        PQsendQueryPrepared(connection, name, Int32(values.count), copies.map { UnsafePointer($0) }, nil, nil, 0)
    }

    /// Returns the last result before the synchronisation point.
    private static func answer(_ connection: OpaquePointer) -> OpaquePointer? {
        PQpipelineSync(connection)
        var last: OpaquePointer?
        while let result = PQgetResult(connection) ?? PQgetResult(connection) {
            if PQresultStatus(result) == PGRES_PIPELINE_SYNC {
                PQclear(result)
                return last
            }
            PQclear(last)
            last = result
        }
        return last
    }
}
