import GRDB

/// Reads foods from the catalogue's rows.
struct FoodRows {
    private let db: Database
    private let portions: UsualPortions
    /// Nil is never met: a catalogue without the table of names doesn't open.
    private let plainNames = try? PlainNames.shipped()

    init(_ db: Database, _ portions: UsualPortions) {
        self.db = db
        self.portions = portions
    }

    func place(_ id: Food.ID) throws -> Int64? {
        let statement = try self.db.cachedStatement(sql: "SELECT id FROM food WHERE code = ?")
        return try Int64.fetchOne(statement, arguments: [id])
    }

    func summaries(_ places: [Int64]) throws -> [FoodSummary] {
        let statement = try self.db.cachedStatement(
            sql: """
                SELECT code, name, brand, kcal, protein, fat, carbohydrate, measure_label, measure_grams,
                    CASE WHEN brand IS NULL THEN (SELECT shelf FROM food_facts WHERE food_id = food.id) END
                FROM food WHERE id = ?
                """
        )
        return try places.compactMap { place in
            let rows = try Row.fetchCursor(statement, arguments: [place])
            return try rows.next().map(self.summary)
        }
    }

    func food(_ id: Food.ID) throws -> Food? { try self.food("food.code = ?", [id]) }

    func food(_ barcode: Barcode) throws -> Food? {
        try self.food("food.id = (SELECT food_id FROM barcode WHERE digits = ?)", [Int64(barcode.digits)])
    }

    private func food(_ condition: String, _ arguments: StatementArguments) throws -> Food? {
        let statement = try self.db.cachedStatement(
            sql: """
                SELECT code, name, brand, shelf, nutrients, is_energy_derived, measures FROM food
                JOIN food_facts ON food_id = food.id WHERE \(condition)
                """
        )
        return try Row.fetchOne(statement, arguments: arguments).map { row in
            let everyday = try EverydayMeasures.shipped()[row[0]]
            return Food(
                id: row[0],
                name: row[1],
                plainName: self.plainName(row[0], row[1], group: row[3]),
                brand: row[2],
                group: row[3],
                nutrients: Nutrients(text: row[4]) ?? [:],
                isEnergyDerived: row[5],
                measures: everyday + MeasureList.measures(row[6]),
                portion: self.portions[row[0]]
            )
        }
    }

    /// Returns nil for products, which have the names that their makers gave.
    private func plainName(_ id: Food.ID, _ name: String, group: String) -> String? {
        let isWhole = ["usda-", "fdc-", "spotter-"].contains { id.hasPrefix($0) }
        return isWhole ? self.plainNames?.name(of: name, group: group) : nil
    }

    private func summary(_ row: Row) -> FoodSummary {
        let label: String? = row[7]
        let grams: Double? = row[8]
        let group: String? = row[9]
        return FoodSummary(
            id: row[0],
            name: row[1],
            plainName: self.plainName(row[0], row[1], group: group ?? ""),
            brand: row[2],
            kcal: row[3],
            protein: row[4],
            fat: row[5],
            carbohydrate: row[6],
            measure: label.flatMap { label in grams.map { Measure(label: label, grams: $0) } },
            portion: self.portions[row[0]]
        )
    }
}
