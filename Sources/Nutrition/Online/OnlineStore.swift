import FoodCatalogue
import Foundation
import Storage

/// Keeps the stored answers of other sources, for all members: products by barcode, and codes that a source doesn't
/// know.
struct OnlineStore: Sendable {
    private let database: any Database

    init(_ database: any Database) { self.database = database }

    struct Kept: Sendable {
        /// The food; without nutrients and measures where only the name may be stored.
        let food: Food
        let isWhole: Bool
        let askedAt: Int64
    }

    func food(_ id: Food.ID) async throws -> Kept? {
        try await self.database.row("SELECT \(Self.columns) FROM online_food WHERE food_id = \(id)", Self.kept)
    }

    func food(_ barcode: Barcode) async throws -> Kept? {
        try await self.database.row(
            "SELECT \(Self.columns) FROM online_food WHERE barcode = \(barcode.digits)",
            Self.kept
        )
    }

    func foods(_ ids: [Food.ID]) async throws -> [Food] {
        guard !ids.isEmpty else { return [] }
        return try await self.database.rows("SELECT \(Self.columns) FROM online_food WHERE food_id IN \(list: ids)") {
            try Self.kept($0).food
        }
    }

    /// Returns the sources that answered since then that they don't know the code.
    func missed(_ barcode: Barcode, since: Date) async throws -> Set<String> {
        Set(
            try await self.database.rows(
                """
                SELECT source FROM online_miss WHERE barcode = \(barcode.digits) AND asked_at >= \(since.milliseconds)
                """
            ) { try $0.text(0) }
        )
    }

    func keep(_ food: Food, _ barcode: Barcode, now: Date) async throws {
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO online_food (food_id, barcode, name, brand, shelf, nutrients, is_energy_derived, measures,
                    asked_at)
                VALUES (\(food.id), \(barcode.digits), \(food.name), \(food.brand), \(food.group),
                    \(food.nutrients.text), \(food.isEnergyDerived), \(MeasureList.text(of: food.measures)),
                    \(now.milliseconds))
                ON CONFLICT (food_id) DO UPDATE SET name = excluded.name, brand = excluded.brand,
                    shelf = excluded.shelf, nutrients = excluded.nutrients,
                    is_energy_derived = excluded.is_energy_derived, measures = excluded.measures,
                    asked_at = excluded.asked_at
                """
            )
        }
    }

    /// Stores only id and name of each food.
    func keepNames(of foods: [Food], now: Date) async throws {
        guard !foods.isEmpty else { return }
        try await self.database.write { db in
            for food in foods {
                try db.execute(
                    """
                    INSERT INTO online_food (food_id, name, shelf, is_energy_derived, measures, asked_at)
                    VALUES (\(food.id), \(food.name), '', 0, '', \(now.milliseconds))
                    ON CONFLICT (food_id) DO UPDATE SET name = excluded.name, asked_at = excluded.asked_at
                    """
                )
            }
        }
    }

    func miss(_ barcode: Barcode, by source: String, now: Date) async throws {
        try await self.database.write { db in
            try db.execute(
                """
                INSERT INTO online_miss (source, barcode, asked_at)
                VALUES (\(source), \(barcode.digits), \(now.milliseconds))
                ON CONFLICT (source, barcode) DO UPDATE SET asked_at = excluded.asked_at
                """
            )
        }
    }

    /// Deletes records of unknown codes from before then, and returns how many.
    func forgetMisses(before: Date) async throws -> Int {
        try await self.database.purge("online_miss", by: "barcode, source", where: "asked_at < \(before.milliseconds)")
    }

    private static let columns: SQL = "food_id, name, brand, shelf, nutrients, is_energy_derived, measures, asked_at"

    @Sendable
    private static func kept(_ row: SQLRow) throws -> Kept {
        var columns = row.reader
        let (id, name, brand) = (try columns.text(), try columns.text(), try columns.optionalText())
        let group = try columns.text()
        let nutrients = try columns.optionalText()
        let food = Food(
            id: id,
            name: name,
            brand: brand,
            group: group,
            nutrients: nutrients.flatMap { Nutrients(text: $0) } ?? [:],
            isEnergyDerived: try columns.bool(),
            measures: MeasureList.measures(try columns.text())
        )
        return Kept(food: food, isWhole: nutrients != nil, askedAt: try columns.integer())
    }
}
