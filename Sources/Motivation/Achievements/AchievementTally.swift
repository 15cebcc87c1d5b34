import HealthMath
import Members
import Storage

/// How far a member's deeds have come in every measure.
struct AchievementTally: Sendable {
    private let days: [AchievementMeasure: [MeasuredDay]]

    /// Takes the deeds in order of day.
    init(_ deeds: [DeedsOfDay]) {
        self.days = Dictionary(uniqueKeysWithValues: AchievementMeasure.allCases.map { ($0, $0.days(in: deeds)) })
    }

    /// Returns the whole amount that counts towards an achievement, at most what it asks for.
    func amount(towards achievement: Achievement) -> Int {
        let amount = (self.days[achievement.measure] ?? []).reduce(0) { $0 + $1.amount }
        return Int(min(amount, Double(achievement.target)).rounded(.down))
    }

    /// Returns the day on which what it asks for was there; nil before.
    func day(of achievement: Achievement) -> CalendarDay? {
        var amount = 0.0
        for day in self.days[achievement.measure] ?? [] {
            amount += day.amount
            if amount >= Double(achievement.target) { return day.day }
        }
        return nil
    }

    /// Counts all deeds of a member that count now; `isCompared` leaves out those that came along by an import.
    static func of(
        _ owner: Member.ID,
        _ counted: CountedDays,
        isCompared: Bool = false,
        _ db: any SQLConnection
    ) throws -> AchievementTally {
        let own: SQL = isCompared ? "AND came_along = 0" : ""
        return AchievementTally(
            try db.rows(
                """
                SELECT kind, day, COUNT(*), SUM(quantity), MAX(quantity) FROM deed
                WHERE owner_id = \(owner) AND \(counted.condition) \(own)
                GROUP BY day, kind ORDER BY day, kind
                """
            ) { row in
                var columns = row.reader
                return DeedsOfDay(
                    kind: try columns.text(),
                    day: try columns.parsed("a day") { CalendarDay($0) },
                    count: try columns.int(),
                    quantity: try columns.real(),
                    largest: try columns.real()
                )
            }
        )
    }
}
