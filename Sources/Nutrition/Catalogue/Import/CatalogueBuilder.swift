import Foundation
import GRDB

/// Fills a new catalogue file with foods as they come, then puts them in the order of their standing.
struct CatalogueBuilder {
    private let db: Database
    private let insertion: Statement

    /// Builds the file at `path`, to which `fill` adds the foods.
    static func build(_ path: URL, origin: SourceOrigin, _ fill: (CatalogueBuilder) throws -> Void) throws {
        // Until the rename nobody knows the file, so a crash costs nothing: no journal, no waiting for the disk.
        var configuration = Configuration()
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;") }
        let queue = try DatabaseQueue(path: path.path, configuration: configuration)
        try queue.write { db in
            try db.execute(sql: CatalogueSchema.tables)
            try db.execute(sql: "PRAGMA user_version = \(CatalogueSchema.version)")
            try db.execute(sql: "INSERT INTO catalogue VALUES (?, ?)", arguments: [origin.name, origin.date])
            try db.execute(sql: Self.arrivals)
            try fill(CatalogueBuilder(db: db, insertion: db.makeStatement(sql: Self.insertion)))
            try db.execute(sql: Self.ordering)
            try db.execute(sql: CatalogueSchema.indexes)
        }
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; VACUUM; ANALYZE;") }
        try queue.close()
    }

    /// Whether the food was new; a second one with the same id is left out.
    func add(_ food: SourceFood) throws -> Bool {
        let shape = NameShape(food)
        let nutrients = food.food.nutrients
        let measure = food.food.measures.first
        try self.insertion.execute(
            arguments: [
                food.food.id, shape.text, shape.standing, food.food.name, food.food.brand,
                nutrients.kcal, nutrients.protein, nutrients.fat, nutrients.carbohydrate,
                measure?.label, measure?.grams,
                food.food.group, nutrients.text, MeasureList.text(of: food.food.measures), food.barcode?.digits,
                Self.words(shape) { $0 <= 0 }, Self.words(shape) { $0 > 0 },
            ]
        )
        return self.db.changesCount > 0
    }

    private static func words(_ shape: NameShape, _ isWanted: (Int) -> Bool) -> String {
        shape.tokens.filter { isWanted($0.part) }.map(\.word).joined(separator: " ")
    }

    private static let insertion = """
        INSERT OR IGNORE INTO arrival VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    private static let arrivals = """
        CREATE TABLE arrival (
            code TEXT PRIMARY KEY, shape TEXT, standing REAL, name TEXT, brand TEXT, kcal REAL, protein REAL, fat REAL,
            carbohydrate REAL, measure_label TEXT, measure_grams REAL, shelf TEXT, nutrients TEXT, measures TEXT,
            barcode TEXT, head TEXT, rest TEXT
        );
        """

    private static let ordering = """
        INSERT INTO food SELECT row_number() OVER (ORDER BY standing DESC, length(name), code), code, shape, standing,
            name, brand, kcal, protein, fat, carbohydrate, measure_label, measure_grams FROM arrival;
        CREATE TEMP TABLE place AS SELECT food.id, arrival.rowid AS arrival
            FROM food JOIN arrival ON arrival.code = food.code ORDER BY food.id;
        INSERT INTO food_facts SELECT place.id, shelf, nutrients, measures
            FROM place JOIN arrival ON arrival.rowid = place.arrival ORDER BY place.id;
        INSERT INTO food_words (rowid, head, rest) SELECT place.id, head, rest
            FROM place JOIN arrival ON arrival.rowid = place.arrival ORDER BY place.id;
        INSERT OR IGNORE INTO barcode SELECT barcode, place.id
            FROM place JOIN arrival ON arrival.rowid = place.arrival WHERE barcode IS NOT NULL;
        CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', 'food_words', 'row');
        INSERT INTO word SELECT term, substr(term, 1, 1), doc FROM temp.vocabulary;
        INSERT INTO food_words (food_words) VALUES ('optimize');
        DROP TABLE temp.vocabulary;
        DROP TABLE temp.place;
        DROP TABLE arrival;
        """
}
