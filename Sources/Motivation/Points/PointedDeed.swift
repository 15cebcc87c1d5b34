import Foundation
import HealthMath
import Members
import Storage

/// What the rules read of a deed.
struct PointedDeed: Sendable, Hashable {
    let kind: String
    let source: String
    /// The member's own day when it was done, wherever they are since.
    let day: CalendarDay
    let quantity: Double
    /// Whether it came along by an import.
    var cameAlong = false

    /// The kind of a deed's mission, the second word of its source; nil for what no mission here is, as an edited export
    /// could bring any number of.
    var mission: MissionKind? {
        let words = self.source.split(separator: " ", maxSplits: 2)
        return words.count > 1 ? MissionKind(rawValue: String(words[1])) : nil
    }
}

extension PointedDeed {
    /// The condition that a mission which came along as reached did so with its mission, which says the same day.
    ///
    /// An edited export could name any number of them.
    static let hasItsMission: SQL = """
        (deed.came_along = 0 OR deed.kind <> 'mission-reached' OR EXISTS (
            SELECT 1 FROM mission WHERE mission.owner_id = deed.owner_id AND mission.reached_on = deed.day
                AND 'mission ' || mission.kind || ' ' || mission.id = deed.source))
        """

    /// Reads a member's deeds of the kinds that give points, in order of day.
    static func all(
        of owner: Member.ID,
        in days: ClosedRange<CalendarDay>,
        _ counted: CountedDays,
        _ db: any SQLConnection
    ) throws -> [PointedDeed] {
        try db.rows(
            """
            SELECT kind, source, day, quantity, came_along FROM deed
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(days.upperBound.description)
                AND kind IN \(list: PointRule.kinds) AND \(counted.condition)
            ORDER BY day, kind, source
            """
        ) { row in
            var columns = row.reader
            let (kind, source) = (try columns.text(), try columns.text())
            return PointedDeed(
                kind: kind,
                source: source,
                day: try columns.parsed("a day") { CalendarDay($0) },
                quantity: try columns.real(),
                cameAlong: try columns.bool()
            )
        }
    }
}
