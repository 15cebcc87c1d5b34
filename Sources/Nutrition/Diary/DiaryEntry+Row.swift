import HealthMath
import Storage

extension DiaryEntry {
    /// The columns that `init(_:day:)` reads, in its order.
    static let columns: SQL = """
        id, meal, food_id, name, amount, unit, grams, minutes, version,
        kcal, fat, carbohydrate, protein, fibre, sugars, saturated_fat, sodium
        """

    init(_ row: SQLRow, day: CalendarDay) throws {
        self.id = try row.text(0)
        self.day = day
        self.meal = try row.text(1)
        self.food = try row.optionalText(2)
        self.name = try row.text(3)
        self.amount = try row.real(4)
        self.unit = try row.text(5)
        self.grams = try row.optionalReal(6)
        self.minutes = try row.optionalInt(7)
        self.version = try row.integer(8)
        self.facts = try KeyFacts(row, from: 9)
    }
}
