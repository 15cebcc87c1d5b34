import GRDB

/// A temporary database in which tables that come in any order are put together food by food.
///
/// It holds the rows on disk, so a source may be larger than memory.
struct StagedTables {
    private let queue: DatabaseQueue

    /// A temporary on-disk database that goes when it is closed.
    init() throws {
        self.queue = try DatabaseQueue(path: "")
        try self.queue.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA synchronous = OFF;
                    CREATE TABLE food (source INTEGER PRIMARY KEY, id TEXT, name TEXT, shelf TEXT, others TEXT,
                        usual INTEGER);
                    CREATE TABLE amount (source INTEGER, number INTEGER, value REAL);
                    CREATE TABLE measure (source INTEGER, position INTEGER, label TEXT, grams REAL);
                    """
            )
        }
    }

    /// Fills the tables in one transaction.
    func fill(_ work: (Filling) throws -> Void) throws {
        try self.queue.write { db in
            try work(try Filling(db))
            try db.execute(
                sql: """
                    CREATE INDEX amount_source ON amount (source, number);
                    CREATE INDEX measure_source ON measure (source, position);
                    """
            )
        }
    }

    /// Every food that has any amount, in the order of the source's numbers.
    func foods(_ report: inout ImportReport, _ each: (SourceFood) throws -> String?) throws {
        try self.queue.read { db in
            let amounts = try db.makeStatement(sql: "SELECT number, value FROM amount WHERE source = ? ORDER BY number")
            let measures = try db.makeStatement(
                sql: "SELECT label, grams FROM measure WHERE source = ? ORDER BY position"
            )
            let foods = try Row.fetchCursor(
                db,
                sql: "SELECT source, id, name, shelf, others, usual FROM food ORDER BY id"
            )
            while let row = try foods.next() {
                let source: Int = row[0]
                let nutrients = Nutrients(
                    try Row.fetchAll(amounts, arguments: [source]).map { ($0[0] as Int, $0[1] as Double) }
                )
                guard !nutrients.isEmpty else {
                    report.skip("food \(row[1] as String)", "the food has no amounts")
                    continue
                }
                let food = Food(
                    id: row[1],
                    name: row[2],
                    group: row[3],
                    nutrients: nutrients,
                    measures: try Row.fetchAll(measures, arguments: [source])
                        .map { Measure(label: $0[0], grams: $0[1]) }
                )
                let whole = SourceFood(food: food, otherNames: row[4], isUsual: row[5])
                report.count(whole, problem: try each(whole))
            }
        }
    }
}

extension StagedTables {
    /// The statements that put rows into the tables.
    struct Filling {
        private let food: Statement
        private let amount: Statement
        private let measure: Statement

        fileprivate init(_ db: Database) throws {
            self.food = try db.makeStatement(sql: "INSERT OR IGNORE INTO food VALUES (?, ?, ?, ?, ?, ?)")
            self.amount = try db.makeStatement(sql: "INSERT INTO amount VALUES (?, ?, ?)")
            self.measure = try db.makeStatement(sql: "INSERT INTO measure VALUES (?, ?, ?, ?)")
        }

        func add(food source: Int, id: String, name: String, group: String, others: String, usual: Bool) throws {
            try self.food.execute(arguments: [source, id, name, group, others, usual])
        }

        func add(amount value: Double, of number: Int, to source: Int) throws {
            try self.amount.execute(arguments: [source, number, value])
        }

        func add(measure: Measure, position: Int, to source: Int) throws {
            try self.measure.execute(arguments: [source, position, measure.label, measure.grams])
        }
    }
}
