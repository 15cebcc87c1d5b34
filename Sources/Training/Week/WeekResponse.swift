import HealthMath
import Web

/// A week as devices read it, in seconds and kcal.
struct WeekResponse: JSONWritable {
    private let week: TrainingWeek

    init(_ week: TrainingWeek) { self.week = week }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("from", self.week.days.lowerBound.description)
            json.member("to", self.week.days.upperBound.description)
            json.member("count", self.week.activities.count)
            json.member("seconds", self.week.seconds.inThousandths)
            json.member("kcal", self.week.kilocalories.inThousandths)
            json.member("days", each: self.week.byDay) { day, json in
                json.object { json in
                    json.member("day", day.day.description)
                    json.member("count", day.activities.count)
                    json.member("seconds", day.activities.reduce(0) { $0 + $1.seconds }.inThousandths)
                    json.member("kcal", day.activities.reduce(0) { $0 + $1.kilocalories }.inThousandths)
                }
            }
            json.member("activities", each: self.week.activities) { ActivityResponse($0).write(to: &$1) }
        }
    }
}
