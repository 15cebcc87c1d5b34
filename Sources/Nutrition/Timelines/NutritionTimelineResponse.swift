import HealthMath
import Web

/// A nutrient over days as a device reads it: every day, a gap as null.
struct NutritionTimelineResponse: JSONWritable {
    let timeline: NutritionTimeline

    func write(to json: inout JSONWriter) {
        let nutrient = self.timeline.nutrient
        let logged = Dictionary(uniqueKeysWithValues: self.timeline.intakes.map { ($0.day, $0) })
        json.object { json in
            json.member("nutrient") { json in
                json.object { json in
                    json.member("number", nutrient.number)
                    json.member("name", nutrient.name)
                    json.member("unit", nutrient.unit)
                }
            }
            json.member("from", self.timeline.days.lowerBound.description)
            json.member("to", self.timeline.days.upperBound.description)
            json.member("average", self.timeline.average?.inThousandths)
            json.member("loggedDays", self.timeline.intakes.count)
            json.member("days", each: TimelineStep.day.runs(of: self.timeline.days)) { run, json in
                let day = run.lowerBound
                json.object { json in
                    json.member("day", day.description)
                    json.member("amount", logged[day]?.amount?.inThousandths)
                    json.member("goal", self.timeline.goal(on: day)?.inThousandths)
                    json.member("known", logged[day]?.known ?? 0)
                    json.member("entries", logged[day]?.entries ?? 0)
                }
            }
        }
    }
}
