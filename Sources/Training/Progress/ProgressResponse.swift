import HealthMath
import Web

/// Where a member stands in an exercise as devices read it: kilograms, seconds, metres.
struct ProgressResponse: JSONWritable {
    private let progress: ExerciseProgress

    init(_ progress: ExerciseProgress) { self.progress = progress }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("exerciseId", self.progress.exercise.id)
            json.member("target") { json in
                guard let target = self.progress.target else { return json.null() }
                json.object { json in
                    json.member("kilograms", target.kilograms?.inThousandths)
                    json.member("reps", target.reps.map(Double.init))
                    json.member("seconds", target.seconds.map(Double.init))
                    json.member("step", target.step.rawValue)
                    json.member("reason", ProgressWords.reason(target.step))
                }
            }
            json.member("records", each: self.progress.records) { record, json in
                json.object { json in
                    json.member("kind", record.kind.rawValue)
                    json.member("value", record.value.inThousandths)
                    json.member("day", record.effort.day.description)
                    json.member("activityId", record.effort.activity)
                }
            }
            json.member("strength", each: self.progress.strength) { point, json in
                json.object { json in
                    json.member("day", point.day.description)
                    json.member("kilograms", point.kilograms.inThousandths)
                }
            }
        }
    }
}
