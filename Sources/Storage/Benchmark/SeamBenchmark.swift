import Foundation

/// Measures what the seam costs over the drivers below it, with the same statements from as many tasks at once.
package enum SeamBenchmark {
    package struct Measurement: Sendable {
        package let name: String
        package let seamPerSecond: Double
        package let rawPerSecond: Double

        /// 0.05 when the seam does 5 % less in the same time.
        package var cost: Double { 1 - self.seamPerSecond / self.rawPerSecond }
    }

    struct Line: Sendable {
        let id: Int64
        let name: String
        let amount: Double
        let note: String?
    }

    typealias Work = @Sendable (_ turn: Int) async throws -> Int

    /// Makes a table of its own at `location` and drops it again; takes about 15 s.
    package static func run(at location: DatabaseLocation, tasks: Int = 16) async throws -> [Measurement] {
        let database = try openDatabase(at: location, for: .maintenance)
        try await Self.makeTable(database)
        let raw: (one: Work, many: Work, change: Work) =
            switch database {
            case let sqlite as SQLiteDatabase: RawSQLite(pool: sqlite.pool).works
            default: try RawPostgres(location, connections: 8).works
            }
        let measurements = [
            try await Self.compare("read one row", tasks, raw.one) { turn in
                try await database.read { connection in
                    try connection.rows(
                        "SELECT id, name, amount, note FROM seam_benchmark WHERE id = \(Self.key(turn))",
                        Self.line
                    )
                }.count
            },
            try await Self.compare("read fifty rows", tasks, raw.many) { turn in
                try await database.read { connection in
                    try connection.rows(
                        """
                        SELECT id, name, amount, note FROM seam_benchmark WHERE id >= \(Self.key(turn))
                        ORDER BY id LIMIT \(50)
                        """,
                        Self.line
                    )
                }.count
            },
            try await Self.compare("change a row", tasks, raw.change) { turn in
                try await database.write { connection in
                    try connection.execute(
                        "UPDATE seam_benchmark SET amount = \(Double(turn)), name = \("name") WHERE id = \(Self.key(turn))"
                    )
                }
            },
        ]
        try await database.write { try $0.execute("DROP TABLE seam_benchmark") }
        try await database.close()
        return measurements
    }

    static func key(_ turn: Int) -> Int { turn * 7919 % 900 + 1 }

    private static func line(_ row: SQLRow) throws -> Line {
        var columns = row.reader
        return Line(
            id: try columns.integer(),
            name: try columns.text(),
            amount: try columns.real(),
            note: try columns.optionalText()
        )
    }

    private static func makeTable(_ database: any Database) async throws {
        let words = SchemaWords(database.dialect)
        let create = """
            CREATE TABLE seam_benchmark (
                id \(words.integer) PRIMARY KEY, name \(words.text) NOT NULL, amount \(words.real) NOT NULL, note \(words.text)
            )\(words.strict)
            """
        try await database.write { connection in
            try connection.execute("DROP TABLE IF EXISTS seam_benchmark")
            try connection.execute(SQL(trusted: create))
            for id in 1...1000 {
                try connection.execute(
                    """
                    INSERT INTO seam_benchmark (id, name, amount, note)
                    VALUES (\(id), \("Apples, raw, with skin \(id)"), \(Double(id) / 7), \(id % 2 == 0 ? "a note" : nil))
                    """
                )
            }
        }
    }

    /// Measures the best of several short rounds each, alternately, so that a busy machine doesn't decide.
    private static func compare(
        _ name: String,
        _ tasks: Int,
        _ raw: @escaping Work,
        _ seam: @escaping Work
    ) async throws -> Measurement {
        var best = (seam: 0.0, raw: 0.0)
        for _ in 0..<12 {
            best.raw = max(best.raw, try await Self.speed(tasks, raw))
            best.seam = max(best.seam, try await Self.speed(tasks, seam))
        }
        return Measurement(name: name, seamPerSecond: best.seam, rawPerSecond: best.raw)
    }

    private static func speed(_ tasks: Int, _ work: @escaping Work) async throws -> Double {
        let start = ContinuousClock.now
        let end = start + .milliseconds(200)
        let done = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    var done = 0
                    while ContinuousClock.now < end {
                        guard try await work(done * tasks + task) > 0 else {
                            throw DatabaseError.failed("The benchmark found nothing.")
                        }
                        done += 1
                    }
                    return done
                }
            }
            return try await group.reduce(0, +)
        }
        return Double(done) / ((ContinuousClock.now - start) / .seconds(1))
    }
}
