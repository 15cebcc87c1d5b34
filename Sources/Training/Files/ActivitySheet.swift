import Foundation
import HealthMath
import Members
import Portability
import Storage

/// Everything trained as lines of CSV (RFC 4180), in metric units.
enum ActivitySheet {
    static let head =
        "Day,Begun (UTC),What,Seconds,Distance (m),Energy (kcal),How known,Average pulse,Highest pulse,Sets\r\n"

    static func line(_ activity: Activity) -> String {
        let fields = [
            activity.day.description, TCXText.time(activity.startedAt), activity.title,
            Numerals.typed(activity.seconds, decimals: 0),
            activity.metres.map { Numerals.typed($0, decimals: 1) } ?? "",
            Numerals.typed(activity.kilocalories, decimals: 1), activity.way.rawValue,
            activity.averageBeats.map { Numerals.typed($0, decimals: 0) } ?? "",
            activity.highestBeats.map { Numerals.typed($0, decimals: 0) } ?? "",
            String(activity.sets.count),
        ]
        return fields.map(Self.field).joined(separator: ",") + "\r\n"
    }

    /// Quoted where it must be; what a spreadsheet would take for a formula begins with an apostrophe.
    private static func field(_ text: String) -> String {
        let safe = text.first.map { "=+-@".contains($0) } == true && Double(text) == nil ? "'" + text : text
        guard safe.contains(where: { "\",\r\n".contains($0) }) else { return safe }
        return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
}

extension ActivityStore {
    /// Nil when nothing was trained yet.
    func firstDay() async throws -> CalendarDay? {
        try await self.database.row(
            """
            SELECT day FROM activity WHERE owner_id = \(self.owner) AND removed_at IS NULL ORDER BY day LIMIT 1
            """
        ) { try $0.text(0) }.flatMap { CalendarDay($0) }
    }
}
