import HealthMath
import Members
import Storage

/// A place on a board; who has as many points has the same place.
struct BoardPlace: Sendable, Equatable {
    let member: Member.ID
    let points: Int
    let place: Int
}

/// The part of a board that a member sees: the first places, and those around their own.
struct BoardView: Sendable, Equatable {
    /// Their own place; nil before they have points.
    var own: BoardPlace?
    /// Those just before and after, the own one among them, in order.
    var around: [BoardPlace] = []
    var first: [BoardPlace] = []
}

/// Reads boards by index: what it costs doesn't depend on how much anybody did.
///
/// Places count everybody on the board. Counting only those whom one may see asks for everybody above whether they are
/// hidden or blocked: among 10,000 that took SQLite 78 ms (0.3 ms without), so the page says whom they count.
struct BoardStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// The number of neighbours read: more than are shown, because some may not be seen.
    private static let near = 15
    private static let first = 10

    /// Returns the member's board over a span; nil when they are on none.
    func view(_ span: String) async throws -> (board: String, view: BoardView)? {
        try await self.database.read { [owner] db in
            guard let board = try BoardScores.board(of: owner, in: db) else { return nil }
            let scores: SQL = "FROM board_score WHERE board = \(board) AND span = \(span)"
            let first = try Self.rows(
                "SELECT owner_id, points \(scores) ORDER BY points DESC, owner_id DESC",
                Self.first,
                db
            )
            var view = BoardView(first: Self.places(first, from: 1, at: 0))
            let own = try db.row("SELECT points \(scores) AND owner_id = \(owner)") { try $0.int(0) }
            guard let own else { return (board, view) }
            // Among those with as many points, the latest member stands first: the order of the index.
            let above = try Self.rows(
                """
                SELECT owner_id, points \(scores) AND (points, owner_id) > (\(own), \(owner)) ORDER BY points, owner_id
                """,
                Self.near,
                db
            )
            let below = try Self.rows(
                """
                SELECT owner_id, points \(scores) AND (points, owner_id) < (\(own), \(owner))
                ORDER BY points DESC, owner_id DESC
                """,
                Self.near,
                db
            )
            let window = above.reversed() + [(owner, own)] + below
            let top = window.first?.points ?? own
            let (before, higher) =
                try db.row(
                    """
                    SELECT COUNT(*), COUNT(CASE WHEN points > \(top) THEN 1 END) \(scores)
                        AND (points, owner_id) > (\(own), \(owner))
                    """
                ) { row in
                    var columns = row.reader
                    return (try columns.int(), try columns.int())
                } ?? (0, 0)
            view.around = Self.places(Array(window), from: higher + 1, at: before - above.count)
            view.own = view.around.first { $0.member == owner }
            return (board, view)
        }
    }

    /// Gives rows that follow each other their places: the first ones' is known, and so many stand before the first.
    private static func places(
        _ rows: [(member: Member.ID, points: Int)],
        from first: Int,
        at before: Int
    ) -> [BoardPlace] {
        var places: [BoardPlace] = []
        for (number, row) in rows.enumerated() {
            let place =
                if let last = places.last { last.points == row.points ? last.place : before + number + 1 } else {
                    first
                }
            places.append(BoardPlace(member: row.member, points: row.points, place: place))
        }
        return places
    }

    private static func rows(
        _ sql: SQL,
        _ most: Int,
        _ db: any SQLConnection
    ) throws -> [(member: Member.ID, points: Int)] {
        try db.rows("\(sql) LIMIT \(literal: most)") { row in
            var columns = row.reader
            return (try columns.integer(), try columns.int())
        }
    }
}
