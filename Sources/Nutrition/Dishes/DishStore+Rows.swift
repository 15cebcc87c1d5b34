import FoodCatalogue
import Members
import Storage

extension DishStore {
    static let columns: SQL = """
        id, kind, name, servings, cooked_grams, steps, nutrients, grams, line_count, version, created_at,
        shared_by
        """

    static func dish(_ id: Food.ID, of owner: Member.ID) -> SQL {
        "SELECT \(self.columns) FROM dish WHERE owner_id = \(owner) AND id = \(id)"
    }

    static func dish(_ row: SQLRow) throws -> Dish {
        var columns = row.reader
        return Dish(
            id: try columns.text(),
            kind: try columns.choice(),
            name: try columns.text(),
            cooking: try Self.cooking(&columns),
            nutrients: Nutrients(text: try columns.text()) ?? Nutrients(),
            grams: try columns.optionalReal(),
            lineCount: try columns.int(),
            version: try columns.integer(),
            createdAt: try columns.integer(),
            sharedBy: try columns.optionalText()
        )
    }

    /// Returns nil for a meal, which has no servings.
    private static func cooking(_ columns: inout ColumnReader) throws -> Dish.Cooking? {
        let servings = try columns.optionalReal()
        let cookedGrams = try columns.optionalReal()
        let steps = try columns.text()
        return servings.map { Dish.Cooking(servings: $0, cookedGrams: cookedGrams, steps: steps) }
    }

    static func lines(of dish: Food.ID, _ owner: Member.ID, in connection: any SQLConnection) throws -> [DishLine] {
        try connection.rows(
            """
            SELECT food_id, name, amount, unit, grams, nutrients FROM dish_line
            WHERE owner_id = \(owner) AND dish_id = \(dish) ORDER BY position
            """,
            self.line
        )
    }

    static func line(_ row: SQLRow) throws -> DishLine {
        var columns = row.reader
        return DishLine(
            food: try columns.optionalText(),
            name: try columns.text(),
            amount: try columns.real(),
            unit: try columns.text(),
            grams: try columns.optionalReal(),
            nutrients: Nutrients(text: try columns.text()) ?? Nutrients()
        )
    }

    static func write(
        _ lines: [DishLine],
        of dish: Food.ID,
        _ owner: Member.ID,
        in connection: any SQLConnection
    ) throws {
        for (position, line) in lines.enumerated() {
            try connection.execute(
                """
                INSERT INTO dish_line (owner_id, dish_id, position, food_id, name, amount, unit, grams, nutrients)
                VALUES (\(owner), \(dish), \(position), \(line.food), \(line.name), \(line.amount), \(line.unit),
                    \(line.grams), \(line.nutrients.text))
                """
            )
        }
    }

    static func hasRoom(for kind: Dish.Kind, of owner: Member.ID, in connection: any SQLConnection) throws -> Bool {
        let count = try connection.row(
            """
            SELECT COUNT(*) FROM dish
            WHERE owner_id = \(owner) AND kind = \(kind.rawValue) AND removed_at IS NULL
            """
        ) { try $0.int(0) }
        return (count ?? 0) < Dish.most
    }

    /// Updates dishes that contain a member's own food, and dishes that contain those.
    ///
    /// A recipe can't contain itself when it is written, but two could be changed to contain each other, so the rounds
    /// are limited.
    static func follow(_ food: Food, of owner: Member.ID, rounds: Int = 4, in connection: any SQLConnection) throws {
        try connection.execute(
            """
            UPDATE dish_line SET name = \(food.name), nutrients = \(food.nutrients.text)
            WHERE owner_id = \(owner) AND food_id = \(food.id)
            """
        )
        let holding = try connection.rows(
            "SELECT DISTINCT dish_id FROM dish_line WHERE owner_id = \(owner) AND food_id = \(food.id)"
        ) { try $0.text(0) }
        for id in holding {
            let nutrients = DishFacts.nutrients(try self.lines(of: id, owner, in: connection))
            try connection.execute(
                "UPDATE dish SET nutrients = \(nutrients.text) WHERE owner_id = \(owner) AND id = \(id)"
            )
            guard rounds > 0, let recipe = try connection.row(self.dish(id, of: owner), self.dish)?.food else {
                continue
            }
            try self.follow(recipe, of: owner, rounds: rounds - 1, in: connection)
        }
    }
}
