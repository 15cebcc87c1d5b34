import Deeds
import HealthMath
import Members
import Storage

/// Keeps the stored ledger of one member equal to what their deeds give.
struct PointProjection: Sendable {
    let owner: Member.ID

    /// Brings the lines of some days up to date with the deeds; returns the days whose lines changed.
    func settle(
        _ days: Set<CalendarDay>,
        _ counted: CountedDays,
        in db: any SQLConnection
    ) throws -> Set<CalendarDay> {
        try PointWindow.around(days).reduce(into: []) { changed, window in
            let deeds = try PointedDeed.all(of: self.owner, in: window.deeds, counted, db)
            let lines = PointLedger.lines(of: deeds).filter { window.lines.contains($0.day) }
            let stored = try Self.lines(of: self.owner, in: window.lines, db)
            changed.formUnion(try self.replace(stored, by: lines, in: db))
        }
    }

    /// Works the whole ledger out anew and stores it; returns the lines that differed.
    func recount(_ counted: CountedDays, in db: any SQLConnection) throws -> Set<PointLine> {
        let always = CalendarDay.first...CalendarDay.last
        let lines = PointLedger.lines(of: try PointedDeed.all(of: self.owner, in: always, counted, db))
        let stored = try Self.lines(of: self.owner, in: always, db)
        try self.replace(stored, by: lines, in: db)
        return Set(lines).symmetricDifference(stored)
    }

    /// Returns the stored lines of some days, in order of day.
    static func lines(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ db: any SQLConnection
    ) throws -> [PointLine] {
        try db.rows(
            """
            SELECT \(PointLine.columns) FROM point
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
            ORDER BY day, rule, mark
            """,
            PointLine.init(row:)
        )
    }

    /// Replaces lines; one that only moved to another day is written over, because its mark stays.
    @discardableResult
    private func replace(
        _ stored: [PointLine],
        by lines: [PointLine],
        in db: any SQLConnection
    ) throws -> Set<CalendarDay> {
        let (old, new) = (Set(stored), Set(lines))
        let marks = Set(lines.map { [$0.rule, $0.mark] })
        for line in stored where !marks.contains([line.rule, line.mark]) {
            try db.execute(
                "DELETE FROM point WHERE owner_id = \(self.owner) AND rule = \(line.rule) AND mark = \(line.mark)"
            )
        }
        for line in lines where !old.contains(line) {
            try db.execute(
                """
                INSERT INTO point (owner_id, \(PointLine.columns))
                VALUES (\(self.owner), \(line.rule), \(line.mark), \(line.day.description), \(line.points),
                    \(line.cameAlong))
                ON CONFLICT (owner_id, rule, mark) DO UPDATE SET day = excluded.day, points = excluded.points,
                    came_along = excluded.came_along
                """
            )
        }
        return Set(old.symmetricDifference(new).map(\.day))
    }
}

extension PointLine {
    static let columns: SQL = "rule, mark, day, points, came_along"

    init(row: SQLRow) throws {
        var columns = row.reader
        self.init(
            rule: try columns.text(),
            mark: try columns.text(),
            day: try columns.parsed("a day") { CalendarDay($0) },
            points: try columns.int(),
            cameAlong: try columns.bool()
        )
    }
}
