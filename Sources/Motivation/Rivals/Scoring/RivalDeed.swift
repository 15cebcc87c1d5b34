import Foundation
import HealthMath
import Members
import Storage

/// What groups of rivals read of a deed: neither its time nor its source.
struct RivalDeed: Sendable, Equatable {
    let kind: String
    let day: CalendarDay
    let quantity: Double
}

extension RivalDeed {
    /// Reads a member's deeds that a group scores; what came along by an import was done elsewhere.
    static func all(
        of owner: Member.ID,
        for scoring: RivalScoring,
        through today: CalendarDay,
        at now: Date,
        in db: any SQLConnection
    ) throws -> [RivalDeed] {
        let days = scoring.days
        return try db.rows(
            """
            SELECT kind, day, quantity FROM deed
            WHERE owner_id = \(owner) AND day >= \(days.lowerBound.description) AND day <= \(min(days.upperBound, today).description)
                AND kind IN \(list: scoring.kinds) AND came_along = 0
                AND \(TrainingDeed.isNoMereArrival(at: now))
            """
        ) { row in
            var columns = row.reader
            return RivalDeed(
                kind: try columns.text(),
                day: try columns.parsed("a day") { CalendarDay($0) },
                quantity: try columns.real()
            )
        }
    }
}
