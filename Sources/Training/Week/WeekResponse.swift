import HealthMath
import Members

/// A week as devices read it, in seconds and kcal.
struct WeekResponse: Encodable, Sendable {
    let from: String
    let to: String
    let count: Int
    let seconds: Double
    let kcal: Double
    let days: [Day]
    let activities: [ActivityResponse]

    struct Day: Encodable, Sendable {
        let day: String
        let count: Int
        let seconds: Double
        let kcal: Double
    }

    init(_ week: TrainingWeek) {
        self.from = week.days.lowerBound.description
        self.to = week.days.upperBound.description
        self.count = week.activities.count
        self.seconds = week.seconds.inThousandths
        self.kcal = week.kilocalories.inThousandths
        self.days = week.byDay.map { day in
            Day(
                day: day.day.description,
                count: day.activities.count,
                seconds: day.activities.reduce(0) { $0 + $1.seconds }.inThousandths,
                kcal: day.activities.reduce(0) { $0 + $1.kilocalories }.inThousandths
            )
        }
        self.activities = week.activities.map(ActivityResponse.init)
    }
}
