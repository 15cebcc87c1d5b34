import HealthMath
import Members
import Storage

/// Keeps the stored ledger of one member.
struct PointStore: Sendable {
    let database: any Database
    let owner: Member.ID

    /// The lines of some days, the latest first.
    struct Stretch: Sendable, Equatable {
        var lines: [PointLine]
        /// The day before which there are more lines; nil at the end.
        var next: CalendarDay?
    }

    /// The most days of a page.
    static let daysOfPage = 30

    /// Returns the lines of the last days before a day, or of the last of all.
    func page(before day: CalendarDay? = nil) async throws -> Stretch {
        let before: SQL = day.map { "AND day < \($0.description)" } ?? ""
        return try await self.database.read { [owner] db in
            // One day more tells whether there is another page.
            let days = try db.rows(
                """
                SELECT DISTINCT day FROM point WHERE owner_id = \(owner) \(before)
                ORDER BY day DESC LIMIT \(literal: Self.daysOfPage + 1)
                """
            ) { row in
                var columns = row.reader
                return try columns.parsed("a day") { CalendarDay($0) }
            }
            let shown = days.prefix(Self.daysOfPage)
            guard let latest = shown.first, let earliest = shown.last else { return Stretch(lines: []) }
            let lines = try PointProjection.lines(of: owner, in: earliest...latest, db)
            return Stretch(
                lines: lines.sorted { ($1.day, $0.rule, $0.mark) < ($0.day, $1.rule, $1.mark) },
                next: days.count > shown.count ? earliest : nil
            )
        }
    }

    /// Returns the sum of all points of some days.
    func sum(in days: ClosedRange<CalendarDay>) async throws -> Int {
        try await self.database.read { try Self.sum(of: self.owner, in: days, $0) }
    }

    /// Returns the sum of all points.
    func sum() async throws -> Int { try await self.sum(in: .first ... .last) }

    /// `isCompared` leaves out what came along by an import: it counts for its member, not where members are compared.
    static func sum(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        isCompared: Bool = false,
        _ db: any SQLConnection
    ) throws -> Int {
        let own: SQL = isCompared ? "AND came_along = 0" : ""
        return try db.row(
            """
            SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM point
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
                \(own)
            """
        ) { try $0.int(0) } ?? 0
    }
}
