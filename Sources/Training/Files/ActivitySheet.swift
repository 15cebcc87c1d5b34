import DelimitedText
import Foundation
import HealthMath
import Members
import Portability
import Storage

/// Writes all activities as CSV (RFC 4180), in metric units.
enum ActivitySheet {
    static let head =
        "Day,Begun (UTC),What,Seconds,Distance (m),Energy (kcal),How known,Average pulse,Highest pulse,Sets\r\n"

    static func line(_ activity: Activity) -> String {
        let fields = [
            activity.day.description, TCXText.time(activity.startedAt), CSVText.harmless(activity.title),
            Numerals.typed(activity.seconds, decimals: 0),
            activity.metres.map { Numerals.typed($0, decimals: 1) } ?? "",
            Numerals.typed(activity.kilocalories, decimals: 1), activity.way.rawValue,
            activity.averageBeats.map { Numerals.typed($0, decimals: 0) } ?? "",
            activity.highestBeats.map { Numerals.typed($0, decimals: 0) } ?? "",
            String(activity.sets.count),
        ]
        return CSVText.record(fields)
    }
}

extension ActivityStore {
    /// Returns the day of the first activity; nil when there is none yet.
    func firstDay() async throws -> CalendarDay? {
        try await self.database.row(
            """
            SELECT day FROM activity WHERE owner_id = \(self.owner) AND removed_at IS NULL ORDER BY day LIMIT 1
            """
        ) { try $0.text(0) }.flatMap { CalendarDay($0) }
    }
}
