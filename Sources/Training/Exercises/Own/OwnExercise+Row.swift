import HealthMath
import Storage

extension OwnExercise {
    static let columns: SQL = """
        id, name, about, category, pattern, muscles, equipment, places, level, effort, body_position, measure, sides,
        weighted, loads, traits, version, created_at
        """

    init(_ row: SQLRow) throws {
        self.id = try row.text(0)
        self.facts = try Facts(row, from: 1)
        self.version = try row.integer(16)
        self.createdAt = try row.integer(17)
    }
}

extension OwnExercise.Facts {
    init(_ row: SQLRow, from first: Int) throws {
        self.name = try row.text(first)
        self.about = try row.text(first + 1)
        self.category = try row.choice(first + 2)
        self.pattern = try row.choice(first + 3)
        self.muscles = try row.choices(first + 4) ?? []
        self.equipment = try row.choice(first + 5)
        self.places = try row.choices(first + 6) ?? []
        self.level = try row.choice(first + 7)
        self.effort = try row.choice(first + 8)
        self.position = try row.choice(first + 9)
        self.measure = try row.choice(first + 10)
        self.sides = try row.bool(first + 11)
        self.weighted = try row.bool(first + 12)
        self.loads = try row.choices(first + 13)
        self.traits = try row.choices(first + 14)
    }
}

extension SQLRow {
    fileprivate func choice<Choice: RawRepresentable<String>>(_ column: Int) throws -> Choice {
        guard let choice = Choice(rawValue: try self.text(column)) else {
            throw DatabaseError.column(column, expected: "one of \(Choice.self)")
        }
        return choice
    }

    /// Nil for null, and for words that are no choices, as a file brought back may hold: then nothing was said.
    fileprivate func choices<Choice: RawRepresentable<String>>(_ column: Int) throws -> [Choice]? {
        try self.optionalText(column).flatMap { [Choice](words: $0) }
    }
}
