import GRDB

/// The benchmark's statements on GRDB alone.
struct RawSQLite: Sendable {
    let pool: DatabasePool

    var works: (one: SeamBenchmark.Work, many: SeamBenchmark.Work, change: SeamBenchmark.Work) {
        (
            one: { turn in
                try await self.lines(
                    "SELECT id, name, amount, note FROM seam_benchmark WHERE id = ?",
                    [SeamBenchmark.key(turn)]
                )
            },
            many: { turn in
                try await self.lines(
                    "SELECT id, name, amount, note FROM seam_benchmark WHERE id >= ? ORDER BY id LIMIT ?",
                    [SeamBenchmark.key(turn), 50]
                )
            },
            change: { turn in
                try await self.pool.write { database in
                    let statement = try database.cachedStatement(
                        sql: "UPDATE seam_benchmark SET amount = ?, name = ? WHERE id = ?"
                    )
                    try statement.execute(arguments: [Double(turn), "name", SeamBenchmark.key(turn)])
                    return database.changesCount
                }
            }
        )
    }

    private func lines(_ sql: String, _ arguments: StatementArguments) async throws -> Int {
        try await self.pool.read { database in
            let statement = try database.cachedStatement(sql: sql)
            let cursor = try Row.fetchCursor(statement, arguments: arguments)
            var lines: [SeamBenchmark.Line] = []
            while let row = try cursor.next() {
                lines.append(SeamBenchmark.Line(id: row[0], name: row[1], amount: row[2], note: row[3]))
            }
            return lines
        }.count
    }
}
