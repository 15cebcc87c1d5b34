import Crypto
import FoodCatalogue
import HealthMath
package import Members
package import Storage

/// A line of the diary, with its own copy of the food's facts.
///
/// The facts are taken from the food when it is logged, and don't change with the food.
struct DiaryEntry: Sendable, Equatable {
    let id: String
    var day: CalendarDay
    var meal: String
    /// Nil for plain calories.
    let food: Food.ID?
    let name: String
    var amount: Double
    /// The label of the unit: "g", "oz", "100 g", a household measure, "serving" for plain calories.
    var unit: String
    /// Nil for plain calories, whose weight nobody knows.
    var grams: Double?
    /// The facts of the whole entry.
    var facts: KeyFacts
    /// Minutes after midnight; nil without a time.
    var minutes: Int?
    /// The saved meal that it was logged with, by its name then; nil for what was logged by itself.
    var dish: String?
    /// Grows with every change; 1 when new.
    var version: Int64

    /// The heaviest entry, in grams.
    static let mostGrams = 100_000.0

    static let plainUnit = "serving"

    /// Makes an entry of so much of a food.
    init(id: String, day: CalendarDay, meal: String, food: Food, portion: Portion, minutes: Int?) {
        self.id = id
        self.day = day
        self.meal = meal
        self.food = food.id
        self.name = food.plainName
        self.amount = portion.amount
        self.unit = portion.unit.label
        self.grams = portion.grams
        self.facts = KeyFacts(food.nutrients, grams: portion.grams)
        self.minutes = minutes
        self.version = 1
    }

    /// Makes an entry of plain calories, perhaps with a name and macros.
    init(id: String, day: CalendarDay, meal: String, plain name: String, facts: KeyFacts, minutes: Int?) {
        self.id = id
        self.day = day
        self.meal = meal
        self.food = nil
        self.name = name
        self.amount = 1
        self.unit = Self.plainUnit
        self.grams = nil
        self.facts = facts
        self.minutes = minutes
        self.version = 1
    }

    /// The name without what only its source says.
    var shownName: String { ShortName(self.name, of: self.food).short }

    /// The weight of one of its unit, known even when the food is gone.
    var gramsPerUnit: Double? { self.grams.map { $0 / self.amount } }

    /// Changes the amount, scaling the entry's own facts.
    mutating func become(_ portion: Portion) {
        guard let grams = self.grams else { return }
        self.facts = self.facts.scaled(by: portion.grams / grams)
        self.grams = portion.grams
        self.amount = portion.amount
        self.unit = portion.unit.label
    }

    /// Changes the number of servings of plain calories.
    mutating func become(servings: Double) {
        self.facts = self.facts.scaled(by: servings / self.amount)
        self.amount = servings
    }
}

extension DiaryEntry {
    /// The columns that `init(_:day:)` reads, in its order.
    static let columns: SQL = """
        id, meal, food_id, name, amount, unit, grams, minutes, version,
        kcal, fat, carbohydrate, protein, fibre, sugars, saturated_fat, sodium, dish
        """
    static let columnCount = 18

    init(_ columns: inout ColumnReader, day: CalendarDay) throws {
        self.id = try columns.text()
        self.day = day
        self.meal = try columns.text()
        self.food = try columns.optionalText()
        self.name = try columns.text()
        self.amount = try columns.real()
        self.unit = try columns.text()
        self.grams = try columns.optionalReal()
        self.minutes = try columns.optionalInt()
        self.version = try columns.integer()
        self.facts = try KeyFacts(&columns)
        self.dish = try columns.optionalText()
    }

    /// The columns that `init(_:)` reads, in its order.
    static let columnsWithDay: SQL = "day, \(columns)"

    init(_ columns: inout ColumnReader) throws {
        let day = try columns.parsed("a day") { CalendarDay($0) }
        try self.init(&columns, day: day)
    }
}

/// The nutrients that entries keep of a food: written once per member, never changed.
package struct KeptNutrients: Sendable, Equatable {
    /// The first eight bytes of the text's SHA-256; two texts of a member won't collide by chance.
    package let id: Int64
    package let text: String

    package init(_ text: String) {
        self.text = text
        self.id = SHA256.hash(data: Array(text.utf8)).prefix(8).reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Returns the statement that writes it, unless it is there.
    package func statement(of owner: Member.ID) -> SQL {
        """
        INSERT INTO eaten_nutrients (owner_id, id, nutrients) VALUES (\(owner), \(self.id), \(self.text))
        ON CONFLICT (owner_id, id) DO NOTHING
        """
    }
}
