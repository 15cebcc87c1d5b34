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
                SELECT code, name,
                    CASE WHEN brand IS NULL THEN (SELECT shelf FROM food_facts WHERE food_id = food.id) END,
                    brand, kcal, protein, fat, carbohydrate, measure_label, measure_grams
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
                SELECT code, name, shelf, brand, nutrients, is_energy_derived, measures FROM food
                JOIN food_facts ON food_id = food.id WHERE \(condition)
                """
        )
        return try Row.fetchOne(statement, arguments: arguments).map { row in
            var columns = row.reader
            let (id, name, group): (Food.ID, String, String) = (columns.value(), columns.value(), columns.value())
            let everyday = try EverydayMeasures.shipped()[id]
            return Food(
                id: id,
                name: name,
                plainName: self.plainName(id, name, group: group),
                brand: columns.value(),
                group: group,
                nutrients: Nutrients(text: columns.value()) ?? [:],
                isEnergyDerived: columns.value(),
                measures: everyday + MeasureList.measures(columns.value()),
                portion: self.portions[id]
            )
        }
    }

    /// Returns nil for products, which have the names that their makers gave.
    private func plainName(_ id: Food.ID, _ name: String, group: String) -> String? {
        let isWhole = ["usda-", "fdc-", "spotter-"].contains { id.hasPrefix($0) }
        return isWhole ? self.plainNames?.name(of: name, group: group) : nil
    }

    private func summary(_ row: Row) -> FoodSummary {
        var columns = row.reader
        let (id, name, group): (Food.ID, String, String?) = (columns.value(), columns.value(), columns.value())
        return FoodSummary(
            id: id,
            name: name,
            plainName: self.plainName(id, name, group: group ?? ""),
            brand: columns.value(),
            kcal: columns.value(),
            protein: columns.value(),
            fat: columns.value(),
            carbohydrate: columns.value(),
            measure: Self.measure(label: columns.value(), grams: columns.value()),
            portion: self.portions[id]
        )
    }

    private static func measure(label: String?, grams: Double?) -> Measure? {
        label.flatMap { label in grams.map { Measure(label: label, grams: $0) } }
    }
}
