import HealthMath
import Storage

extension OwnExercise {
    static let columns: SQL = """
        id, name, about, category, pattern, muscles, equipment, places, level, effort, body_position, measure, sides,
        weighted, loads, traits, moves_like, version, created_at
        """

    init(_ row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }

    init(_ columns: inout ColumnReader) throws {
        self.id = try columns.text()
        self.facts = try Facts(&columns)
        self.version = try columns.integer()
        self.createdAt = try columns.integer()
    }
}

extension OwnExercise.Facts {
    init(_ columns: inout ColumnReader) throws {
        self.name = try columns.text()
        self.about = try columns.text()
        self.category = try columns.choice()
        self.pattern = try columns.choice()
        self.muscles = try columns.choices() ?? []
        self.equipment = try columns.choice()
        self.places = try columns.choices() ?? []
        self.level = try columns.choice()
        self.effort = try columns.choice()
        self.position = try columns.choice()
        self.measure = try columns.choice()
        self.sides = try columns.bool()
        self.weighted = try columns.bool()
        self.loads = try columns.choices()
        self.traits = try columns.choices()
        self.like = try columns.optionalText()
    }
}

extension ColumnReader {
    /// Reads a list of choices; nil for null and for unknown words, which an edited export may contain.
    fileprivate mutating func choices<Choice: RawRepresentable<String>>() throws -> [Choice]? {
        try self.optionalText().flatMap { [Choice](words: $0) }
    }
}
