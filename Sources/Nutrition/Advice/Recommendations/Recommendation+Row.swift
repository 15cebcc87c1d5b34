import HealthMath
import Storage

extension Recommendation {
    /// What `init(row:)` reads, in its order.
    static let columns: SQL = """
        r.id, r.owner_id, r.author_name, r.kind, r.title, r.body, r.link, r.food_id, r.directions, r.sexes, r.youngest,
        r.oldest, r.needs, r.version, CASE WHEN r.published_at IS NULL THEN 0 ELSE 1 END,
        CASE WHEN r.withdrawn_at IS NULL THEN 0 ELSE 1 END, r.withdrawn_by
        """
    static let columnCount = 17
    /// Where `columns` tell which one it is, and whose.
    static let names = RowNames("recommendation", owner: 1, key: 0)

    init(row: SQLRow) throws {
        guard let kind = Kind(rawValue: try row.text(3)) else { throw DatabaseError.column(3, expected: "a kind") }
        self.init(
            id: try row.text(0),
            author: try row.integer(1),
            authorName: try row.text(2),
            content: Content(
                kind: kind,
                title: try row.text(4),
                text: try row.text(5),
                link: try row.text(6),
                food: try row.optionalText(7)
            ),
            audience: Audience(
                directions: Self.words(try row.text(8)),
                sexes: Self.words(try row.text(9)),
                youngest: try row.optionalInt(10),
                oldest: try row.optionalInt(11),
                needs: Self.words(try row.text(12))
            ),
            state: try Self.state(row),
            version: try row.integer(13)
        )
    }

    private static func state(_ row: SQLRow) throws -> State {
        if try row.bool(15) { return .withdrawn(byAdministrator: try row.optionalInteger(16) != nil) }
        return try row.bool(14) ? .published : .draft
    }

    private static func words<Word: RawRepresentable<String> & Hashable>(_ text: String) -> Set<Word> {
        Set(text.split(separator: " ").compactMap { Word(rawValue: String($0)) })
    }
}

extension Set where Element: RawRepresentable<String> {
    /// As a column keeps them.
    var spaced: String { self.map(\.rawValue).sorted().joined(separator: " ") }
}
