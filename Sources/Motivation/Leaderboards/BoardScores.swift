import Foundation
import HealthMath
import Members
import Storage

/// The sums by which boards are sorted: added up from the ledger when it changes, and read by index.
enum BoardScores {
    /// Sums of spans that ended longer ago are kept no more.
    static let kept = 70

    /// Brings a member's sums up to date after lines of these days changed; does nothing for who is on no board.
    static func settle(_ days: Set<CalendarDay>, of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        guard !days.isEmpty, let board = try Self.board(of: owner, in: db) else { return }
        let oldest = CalendarDay(number: Int(now.timeIntervalSince1970 / 86_400) - Self.kept)
        let recent = days.filter { $0 >= oldest }
        var spans = [BoardSpan.all.key(around: .first): BoardSpan.all.days(around: .first)]
        for day in recent {
            for span in [BoardSpan.week, .month] { spans[span.key(around: day)] = span.days(around: day) }
        }
        for (span, days) in spans.sorted(by: { $0.key < $1.key }) {
            let sum = try PointStore.sum(of: owner, in: days, isCompared: true, db)
            try Self.write(sum, span, board, of: owner, in: db)
        }
    }

    /// Seats a member at a board, with the sums of their own day.
    static func join(
        _ board: Board,
        _ owner: Member.ID,
        today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws {
        try db.acquire(.counting(owner))
        try db.execute(
            """
            INSERT INTO board_seat (owner_id, board, at) VALUES (\(owner), \(board.name), \(now.milliseconds))
            ON CONFLICT (owner_id) DO UPDATE SET board = excluded.board
            """
        )
        try db.execute("DELETE FROM board_score WHERE owner_id = \(owner)")
        for span in BoardSpan.allCases {
            let sum = try PointStore.sum(of: owner, in: span.days(around: today), isCompared: true, db)
            try Self.write(sum, span.key(around: today), board.name, of: owner, in: db)
        }
    }

    static func leave(_ owner: Member.ID, in db: any SQLConnection) throws {
        try db.acquire(.counting(owner))
        try db.execute("DELETE FROM board_seat WHERE owner_id = \(owner)")
    }

    /// Returns the name of the board that a member is on; nil for none.
    static func board(of owner: Member.ID, in db: any SQLConnection) throws -> String? {
        try db.row("SELECT board FROM board_seat WHERE owner_id = \(owner)") { try $0.text(0) }
    }

    /// Deletes the sums of weeks and months that are over.
    static func purge(at now: Date, in database: any Database) async throws {
        let oldest = CalendarDay(number: Int(now.timeIntervalSince1970 / 86_400) - Self.kept)
        let (week, month) = (BoardSpan.week.key(around: oldest), BoardSpan.month.key(around: oldest))
        for old: SQL in [
            "span LIKE 'week %' AND span < \(week)", "span LIKE 'month %' AND span < \(month)",
        ] { try await database.purge("board_score", by: "owner_id, span", where: old) }
    }

    /// Writes the scores; nobody stands on a board without points.
    private static func write(
        _ points: Int,
        _ span: String,
        _ board: String,
        of owner: Member.ID,
        in db: any SQLConnection
    ) throws {
        guard points > 0 else {
            try db.execute("DELETE FROM board_score WHERE owner_id = \(owner) AND span = \(span)")
            return
        }
        try db.execute(
            """
            INSERT INTO board_score (owner_id, span, board, points)
            VALUES (\(owner), \(span), \(board), \(points))
            ON CONFLICT (owner_id, span) DO UPDATE SET board = excluded.board, points = excluded.points
            """
        )
    }
}
