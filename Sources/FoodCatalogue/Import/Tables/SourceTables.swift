import GRDB

/// Joins a source's tables, which come in any order, food by food.
///
/// The rows lie in the staging file, so that a source may be larger than memory.
struct SourceTables {
    private let staging: Staging
    private let food: Statement
    private let amount: Statement
    private let measure: Statement

    init(_ staging: Staging) throws {
        self.staging = staging
        try staging.db.execute(sql: Self.tables)
        self.food = try staging.db.makeStatement(sql: "INSERT OR IGNORE INTO source VALUES (?, ?, ?, ?, ?, ?)")
        self.amount = try staging.db.makeStatement(sql: "INSERT INTO amount VALUES (?, ?, ?)")
        self.measure = try staging.db.makeStatement(sql: "INSERT INTO measure VALUES (?, ?, ?, ?)")
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS source (
            id INTEGER PRIMARY KEY, code TEXT, name TEXT, shelf TEXT, others TEXT, is_usual INTEGER
        );
        CREATE TABLE IF NOT EXISTS amount (source INTEGER, number INTEGER, value REAL);
        CREATE TABLE IF NOT EXISTS measure (source INTEGER, position INTEGER, label TEXT, grams REAL);
        """

    func add(food source: Int, id: String, name: String, group: String, others: String = "", usual: Bool = false) throws
    {
        try self.food.execute(arguments: [source, id, name, group, others, usual])
    }

    func add(amount value: Double, of number: Int, to source: Int) throws {
        try self.amount.execute(arguments: [source, number, value])
    }

    func add(measure: Measure, position: Int, to source: Int) throws {
        try self.measure.execute(arguments: [source, position, measure.label, measure.grams])
    }

    /// Calls `each` for every food that has any amount; `complete` may add to it.
    ///
    /// Foods that were read before the import was killed are left out.
    func foods(
        newestFirst: Bool = false,
        _ each: (SourceFood) throws -> Void,
        complete: (Int, SourceFood) throws -> SourceFood = { _, food in food }
    ) throws {
        let db = self.staging.db
        try db.execute(
            sql: """
                CREATE INDEX IF NOT EXISTS amount_source ON amount (source, number);
                CREATE INDEX IF NOT EXISTS measure_source ON measure (source, position);
                """
        )
        let amounts = try db.makeStatement(sql: "SELECT number, value FROM amount WHERE source = ? ORDER BY number")
        let measures = try db.makeStatement(sql: "SELECT label, grams FROM measure WHERE source = ? ORDER BY position")
        let next = try db.makeStatement(
            sql: """
                SELECT id, code, name, shelf, others, is_usual FROM source
                WHERE id \(newestFirst ? "<" : ">") ? ORDER BY id \(newestFirst ? "DESC" : "ASC") LIMIT 1000
                """
        )
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM source") ?? 0
        try self.staging.steps("foods", of: count, from: newestFirst ? Int.max : Int.min) { last in
            let rows = try Row.fetchAll(next, arguments: [last])
            for row in rows {
                var columns = row.reader
                let (source, id): (Int, Food.ID) = (columns.value(), columns.value())
                let nutrients = Nutrients(try Row.fetchAll(amounts, arguments: [source]).map(Self.amount))
                guard !nutrients.isEmpty else {
                    self.staging.skip("food \(id)", "the food has no amounts")
                    continue
                }
                let food = Food(
                    id: id,
                    name: columns.value(),
                    group: columns.value(),
                    nutrients: nutrients,
                    measures: try Row.fetchAll(measures, arguments: [source]).map(Self.measure)
                )
                let whole = SourceFood(food: food, otherNames: columns.value(), isUsual: columns.value())
                try each(try complete(source, whole))
            }
            return (rows.last?[0], rows.count)
        }
    }

    private static func amount(_ row: Row) -> (Int, Double) {
        var columns = row.reader
        return (self.number(columns.value()), columns.value())
    }

    private static func measure(_ row: Row) -> Measure {
        var columns = row.reader
        return Measure(label: columns.value(), grams: columns.value())
    }

    /// FoodData Central gives some foods' energy in kcal only by Atwater's general (957) or specific (958) factors.
    static let atwater = 957...958

    private static func number(_ told: Int) -> Int { self.atwater.contains(told) ? Nutrient.energy : told }
}
