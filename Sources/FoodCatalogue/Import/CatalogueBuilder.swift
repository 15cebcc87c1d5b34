import Foundation
import GRDB

/// Builds a file of the catalogue from the foods that an import gathered, sorted by standing and indexed.
struct CatalogueBuilder {
    /// Builds the file at `path` and returns how many foods it has; `edition` is that of the composed foods in it.
    static func build(
        _ path: URL,
        from staging: URL,
        origin: SourceOrigin,
        edition: Int32? = nil,
        tell: (CatalogueImportProgress) -> Void = { _ in }
    ) throws -> Int {
        Staging.remove(path)
        // Nobody opens the file before its rename, so a crash costs nothing: it needs no journal and no sync.
        var configuration = Configuration()
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536")
        }
        let queue = try DatabaseQueue(path: path.path, configuration: configuration)
        let count = try queue.writeWithoutTransaction { db in
            try db.execute(sql: "ATTACH ? AS staging", arguments: [staging.path])
            try db.inTransaction {
                try db.execute(sql: CatalogueSchema.tables)
                try db.execute(sql: "PRAGMA user_version = \(CatalogueSchema.version)")
                try db.execute(sql: "PRAGMA application_id = \(edition ?? 0)")
                var pace = CatalogueImportPace()
                pace.begin(at: 0)
                for (place, step) in self.steps.enumerated() {
                    try db.execute(sql: step)
                    let share = Double(place + 1) / Double(self.steps.count)
                    tell(
                        CatalogueImportProgress(stage: .building, lines: 0, share: share, secondsLeft: pace.left(share))
                    )
                }
                try db.execute(
                    sql: """
                        INSERT INTO catalogue SELECT ?, ?, count(*) FILTER (WHERE NOT is_product),
                            count(*) FILTER (WHERE is_product) FROM temp.place
                        """,
                    arguments: [origin.name, origin.date]
                )
                return .commit
            }
            try db.execute(sql: "DROP TABLE temp.place; DETACH staging; PRAGMA synchronous = FULL;")
            try db.execute(sql: "PRAGMA analysis_limit = 1000; ANALYZE;")
            return try Int.fetchOne(db, sql: "SELECT foods + products FROM catalogue") ?? 0
        }
        try queue.close()
        return count
    }

    /// The statements that fill the tables, in order.
    ///
    /// The first of several foods with one code counts. Only the best of products with the very same words and maker is
    /// indexed by words; the others are found by their barcodes alone.
    private static let steps = [
        """
        CREATE TEMP TABLE place AS
        SELECT row_number() OVER (ORDER BY is_product, standing DESC, length(name), code) AS id, id AS arrival, is_product,
            is_product AND row_number() OVER (
                PARTITION BY is_product, shape ORDER BY standing DESC, length(nutrients) DESC, code
            ) > 1 AS is_twin
        FROM arrival WHERE id IN (SELECT min(id) FROM arrival GROUP BY code) ORDER BY 1;
        """,
        """
        INSERT INTO food SELECT place.id, code, shape, standing, is_branded, name, brand, kcal, protein, fat,
            carbohydrate, measure_label, measure_grams
        FROM temp.place CROSS JOIN arrival ON arrival.id = place.arrival;
        """,
        """
        INSERT INTO food_facts SELECT place.id, shelf, nutrients, is_energy_derived, measures
        FROM temp.place CROSS JOIN arrival ON arrival.id = place.arrival;
        """,
        """
        INSERT INTO food_words (rowid, head, rest) SELECT place.id, head, rest
        FROM temp.place CROSS JOIN arrival ON arrival.id = place.arrival WHERE NOT place.is_product;
        """,
        """
        INSERT INTO product_words (rowid, words) SELECT place.id, head
        FROM temp.place CROSS JOIN arrival ON arrival.id = place.arrival WHERE place.is_product AND NOT is_twin;
        """,
        """
        INSERT OR IGNORE INTO barcode SELECT barcode, place.id
        FROM temp.place CROSS JOIN arrival ON arrival.id = place.arrival
        WHERE barcode IS NOT NULL ORDER BY barcode, place.id;
        """,
        """
        INSERT INTO food_words (food_words) VALUES ('optimize');
        CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', 'food_words', 'row');
        INSERT INTO word SELECT term, substr(term, 1, 1), doc FROM temp.vocabulary;
        DROP TABLE temp.vocabulary;
        """,
        "INSERT INTO product_words (product_words) VALUES ('optimize');",
        """
        CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', 'product_words', 'row');
        INSERT INTO product_word SELECT term, substr(term, 1, 1), doc FROM temp.vocabulary;
        DROP TABLE temp.vocabulary;
        """,
        CatalogueBuilder.beginnings(1) + CatalogueBuilder.beginnings(2) + CatalogueBuilder.beginnings(3),
        CatalogueSchema.indexes,
    ]

    private static func beginnings(_ letters: Int) -> String {
        """
        INSERT INTO product_beginning SELECT beginning, place, word FROM (
            SELECT substr(word, 1, \(letters)) AS beginning, word,
                row_number() OVER (PARTITION BY substr(word, 1, \(letters)) ORDER BY foods DESC, word) AS place
            FROM product_word WHERE length(word) >= \(letters)
        ) WHERE place <= 8;

        """
    }
}
