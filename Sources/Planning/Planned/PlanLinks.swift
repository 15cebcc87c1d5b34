import Foundation
import HealthMath
import Members
import Web

/// The addresses of planned workouts.
package enum PlanLinks: String, LinkTable {
    package static let name = "plans"

    case all = "/plans"
    case new = "/plans/new"
}

extension PlanLinks {
    /// To plan something at a time.
    static func new(_ start: Int64, in zone: TimeZone) -> String {
        let day = CalendarDay(Date(timeIntervalSince1970: Double(start) / 1_000), in: zone)
        return "\(self.new.path)?day=\(day)&at=\(ClockTime(start, in: zone).text)"
    }

    /// An id is a UUID or found nothing; nothing needs escaping.
    static func plan(_ id: String) -> String { "\(self.all.path)/\(id)" }
    static func move(_ id: String) -> String { self.plan(id) + "/move" }
    static func settlement(_ id: String) -> String { self.plan(id) + "/settlement" }
    static func removal(_ id: String) -> String { self.plan(id) + "/removal" }
    static func restoration(_ id: String) -> String { self.plan(id) + "/restoration" }
}
