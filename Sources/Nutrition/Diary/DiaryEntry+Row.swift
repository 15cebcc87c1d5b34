import HealthMath
import Storage

extension DiaryEntry {
    /// The columns that `init(_:day:)` reads, in its order.
    static let columns: SQL = """
        id, meal, food_id, name, amount, unit, grams, minutes, version,
        kcal, fat, carbohydrate, protein, fibre, sugars, saturated_fat, sodium
        """
    static let columnCount = 17

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
    }

    /// The columns that `init(_:)` reads, in its order.
    static let columnsWithDay: SQL = "day, \(columns)"

    init(_ columns: inout ColumnReader) throws {
        let day = try columns.parsed("a day") { CalendarDay($0) }
        try self.init(&columns, day: day)
    }
}
