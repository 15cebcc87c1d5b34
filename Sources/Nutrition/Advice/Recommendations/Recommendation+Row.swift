import HealthMath
import Storage

extension Recommendation {
    /// The columns that the initialisers read, in their order.
    static let columns: SQL = """
        r.id, r.owner_id, r.author_name, r.kind, r.title, r.body, r.link, r.food_id, r.directions, r.sexes, r.youngest,
        r.oldest, r.needs, CASE WHEN r.published_at IS NULL THEN 0 ELSE 1 END,
        CASE WHEN r.withdrawn_at IS NULL THEN 0 ELSE 1 END, r.withdrawn_by, r.version
        """
    /// The columns of `columns` that name an unreadable recommendation.
    static let names = RowNames("recommendation", .key, .owner)

    init(row: SQLRow) throws {
        var columns = row.reader
        try self.init(&columns)
    }

    init(_ columns: inout ColumnReader) throws {
        self.init(
            id: try columns.text(),
            author: try columns.integer(),
            authorName: try columns.text(),
            content: Content(
                kind: try columns.choice(),
                title: try columns.text(),
                text: try columns.text(),
                link: try columns.text(),
                food: try columns.optionalText()
            ),
            audience: RecommendationAudience(
                directions: Self.words(try columns.text()),
                sexes: Self.words(try columns.text()),
                youngest: try columns.optionalInt(),
                oldest: try columns.optionalInt(),
                needs: Self.words(try columns.text())
            ),
            state: try Self.state(&columns),
            version: try columns.integer()
        )
    }

    private static func state(_ columns: inout ColumnReader) throws -> State {
        let isPublished = try columns.bool()
        let isWithdrawn = try columns.bool()
        let administrator = try columns.optionalInteger()
        if isWithdrawn { return .withdrawn(byAdministrator: administrator != nil) }
        return isPublished ? .published : .draft
    }

    private static func words<Word: RawRepresentable<String> & Hashable>(_ text: String) -> Set<Word> {
        Set(text.split(separator: " ").compactMap { Word(rawValue: String($0)) })
    }
}

extension Set where Element: RawRepresentable<String> {
    /// The words of a column, sorted and separated by spaces.
    var spaced: String { self.map(\.rawValue).sorted().joined(separator: " ") }
}
