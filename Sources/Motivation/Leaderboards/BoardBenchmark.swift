package import Foundation
import HealthMath
import Members
package import Storage

/// Measures how long a leaderboard takes among many members with many deeds.
package enum BoardBenchmark {
    package struct Measurement: Sendable {
        package let name: String
        /// The number of looks that showed a place of one's own and others around it.
        package let found: Int
        /// Milliseconds, in order.
        package let times: [Double]
    }

    /// One of nine is on a board, with deeds on 60 to 180 days; the others did little.
    private static let active: SQL = "member.id % 9 = 0"
    private static let mostDays = 180
    /// Kinds of which the first gives a point a day, so that sums differ and are often equal.
    private static let kinds: SQL = """
        VALUES ('within-goal'), ('day-logged'), ('macros-kept'), ('water-drunk'), ('steps-walked'), ('sets-done'),
            ('meal-shared'), ('answered')
        """
    /// Members whose rows one statement writes, because PostgreSQL cancels what takes longer than ten seconds.
    private static let atOnce: Int64 = 180

    /// Adds deeds, points and sums for every row of `member`; returns how many deeds it wrote.
    package static func fill(_ database: any Database, at now: Date) async throws -> Int {
        let today = CalendarDay(now, in: .gmt)
        let last = try await database.row("SELECT MAX(id) FROM member") { try $0.integer(0) } ?? 0
        var written = 0
        for first in stride(from: Int64(0), to: last, by: Int(Self.atOnce)) {
            written += try await database.write { db in
                let members: SQL = "member.id > \(first) AND member.id <= \(first + Self.atOnce)"
                let deeds = try db.execute(Self.deeds(members, until: today, at: now))
                // What was just written is counted here and now.
                try db.execute(
                    "DELETE FROM deed_news WHERE owner_id > \(first) AND owner_id <= \(first + Self.atOnce)"
                )
                try db.execute(Self.points(from: first))
                try db.execute(Self.seats(members, at: now))
                for span in BoardSpan.allCases { try db.execute(Self.sums(of: span, around: today, from: first)) }
                return deeds
            }
        }
        let tables: [SQL] = ["deed", "point", "board_seat", "board_score"]
        try await database.write { db in
            for table in tables { try db.execute("ANALYZE \(table)") }
            // Looks don't wait for the disk to take what was just written: no house gets ten million deeds in minutes.
            guard db.dialect == .postgres else { return }
            try db.execute("SET LOCAL statement_timeout = 0")
            try db.execute("CHECKPOINT")
        }
        return written
    }

    private static func deeds(_ members: SQL, until today: CalendarDay, at now: Date) -> SQL {
        let days = (1..<Self.mostDays).reduce("(0, \(today.description))" as SQL) { days, ago in
            "\(days), (\(literal: ago), \(today.adding(days: -ago).description))"
        }
        return """
            INSERT INTO deed (owner_id, kind, source, day, quantity, at)
            WITH past (ago, day) AS (VALUES \(days)), kind (name) AS (\(Self.kinds))
            SELECT member.id, kind.name, kind.name || ' ' || past.day, past.day, 1, \(now.milliseconds)
            FROM member CROSS JOIN past CROSS JOIN kind
            WHERE \(members) AND (\(Self.active) AND past.ago < 60 + member.id / 9 % 121
                OR NOT \(Self.active) AND past.ago < 5 AND kind.name = 'day-logged')
            ON CONFLICT (owner_id, kind, source) DO NOTHING
            """
    }

    private static func points(from first: Int64) -> SQL {
        """
        INSERT INTO point (owner_id, rule, mark, day, points, came_along)
        SELECT owner_id, 'within-goal', day, day, 1, 0 FROM deed
        WHERE owner_id > \(first) AND owner_id <= \(first + Self.atOnce) AND kind = 'within-goal'
        ON CONFLICT (owner_id, rule, mark) DO NOTHING
        """
    }

    /// Returns the statement that seats members on the boards of those who keep what they have, by age.
    private static func seats(_ members: SQL, at now: Date) -> SQL {
        """
        INSERT INTO board_seat (owner_id, board, at)
        SELECT id, CASE WHEN birthday > '2009' THEN \(Board(nil, isOfAge: false).name)
            ELSE \(Board(nil, isOfAge: true).name) END, \(now.milliseconds)
        FROM member WHERE \(members) AND \(Self.active)
        ON CONFLICT (owner_id) DO NOTHING
        """
    }

    private static func sums(of span: BoardSpan, around today: CalendarDay, from first: Int64) -> SQL {
        let days = span.days(around: today)
        return """
            INSERT INTO board_score (owner_id, span, board, points)
            SELECT point.owner_id, \(span.key(around: today)), board_seat.board, CAST(SUM(point.points) AS BIGINT)
            FROM point JOIN board_seat ON board_seat.owner_id = point.owner_id
            WHERE point.owner_id > \(first) AND point.owner_id <= \(first + Self.atOnce)
                AND point.day >= \(days.lowerBound.description) AND point.day <= \(days.upperBound.description)
            GROUP BY point.owner_id, board_seat.board
            ON CONFLICT (owner_id, span) DO NOTHING
            """
    }

    /// Shows many members their board in turn: over each span, and after they just trained.
    package static func run(
        _ database: any Database,
        _ ports: BoardPorts,
        days: @escaping CountedDays.Finder,
        at now: Date,
        looks: Int = 300
    ) async throws -> [Measurement] {
        let boards = Boards(counter: DeedCounter(database: database, now: { now }, days: days), ports: ports)
        let ids = try await database.rows(
            "SELECT owner_id FROM board_seat WHERE owner_id % 7 = 0 ORDER BY owner_id LIMIT \(literal: looks)"
        ) { try $0.integer(0) }
        let members = ids.map { Member(id: $0, screenName: "bench\($0)", firstName: "Bench") }
        var measurements: [Measurement] = []
        for (name, span) in [("this week", BoardSpan.week), ("this month", .month), ("all time", .all)] {
            measurements.append(try await Self.look(name, members) { try await boards.seen(span, by: $0) })
        }
        for member in members {
            try await database.write { try Self.train(member.id, at: now, in: $0) }
        }
        measurements.append(
            try await Self.look("all time, having just trained", members) { try await boards.seen(.all, by: $0) }
        )
        return measurements
    }

    private static func train(_ owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        let today = CalendarDay(now, in: .gmt).description
        try db.execute(
            """
            INSERT INTO deed (owner_id, kind, source, day, quantity, at)
            VALUES (\(owner), 'workout-done', 'benchmark', \(today), 1, \(now.milliseconds))
            ON CONFLICT (owner_id, kind, source) DO NOTHING
            """
        )
    }

    private static func look(
        _ name: String,
        _ members: [Member],
        _ seen: (Member) async throws -> Boards.Seen?
    ) async throws -> Measurement {
        let clock = ContinuousClock()
        var (times, found) = ([Double](), 0)
        for member in members {
            let start = clock.now
            let board = try await seen(member)
            times.append((clock.now - start) / .milliseconds(1))
            if let board, board.own != nil, board.around.count > 1 { found += 1 }
        }
        return Measurement(name: name, found: found, times: times.sorted())
    }
}
