package import Foundation
package import HealthMath
import Storage

extension ImportedRow {
    /// Makes the row of a deed, as `Deeds` stores it.
    package static func deed(_ kind: String, source: String, on day: CalendarDay, at now: Date) -> ImportedRow {
        let values: [String: SQLValue] = [
            "kind": .text(kind), "source": .text(source), "day": .text(day.description), "quantity": .real(1),
            "at": .integer(now.milliseconds), "came_along": .integer(1),
        ]
        return ImportedRow("deed", values, kind: "deeds", day: day)
    }
}
