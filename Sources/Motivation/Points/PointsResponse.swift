import HealthMath
import Web

/// A part of a member's ledger, as devices read it.
struct PointsResponse: Encodable, Sendable {
    let total: Int
    let days: [Day]
    let next: OrNull<String>

    struct Day: Encodable, Sendable {
        let day: String
        let points: Int
        let lines: [Line]
    }

    struct Line: Encodable, Sendable {
        let rule: String
        let points: Int
        let words: String
    }

    init(_ stretch: PointStore.Stretch, total: Int) {
        self.total = total
        self.days = stretch.days.map { day, lines in
            Day(
                day: day.description,
                points: lines.reduce(0) { $0 + $1.points },
                lines: lines.map { Line(rule: $0.rule, points: $0.points, words: $0.words) }
            )
        }
        self.next = OrNull(stretch.next?.description)
    }
}
