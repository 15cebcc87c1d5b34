import Foundation
import HealthMath
import Storage
import Web

/// An activity as devices read it: seconds, metres, kilograms, kcal.
struct ActivityResponse: JSONWritable {
    private let activity: Activity

    init(_ activity: Activity) { self.activity = activity }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", self.activity.id)
            json.member("version", self.activity.version)
            json.member("day", self.activity.day.description)
            json.member("startedAt", self.activity.startedAt.milliseconds)
            json.member("origin", self.activity.origin.rawValue)
            json.member("title", self.activity.title)
            json.member("exerciseId", self.activity.exercise)
            json.member("workoutId", self.activity.workout)
            json.member("seconds", self.activity.seconds.inThousandths)
            json.member("metres", self.activity.metres?.inThousandths)
            json.member("kcal", self.activity.kilocalories.inThousandths)
            // How the energy is known.
            json.member("way", self.activity.way.rawValue)
            json.member("averageHeartRate", self.activity.averageBeats?.inThousandths)
            json.member("highestHeartRate", self.activity.highestBeats?.inThousandths)
            json.member("zoneSeconds") { json in
                json.written(
                    Array(("[" + self.activity.zoneSeconds.map { String(Int($0)) }.joined(separator: ",") + "]").utf8)
                )
            }
            json.member("exertion", self.activity.exertion)
            json.member("sets", each: self.activity.sets) { DoneSetResponse($0).write(to: &$1) }
        }
    }
}

/// A set as devices read it.
struct DoneSetResponse: JSONWritable {
    private let set: DoneSet

    init(_ set: DoneSet) { self.set = set }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("exerciseId", self.set.exercise)
            json.member("name", self.set.name)
            json.member("part", self.set.part.rawValue)
            if let reps = self.set.reps { json.member("reps", reps) } else { json.member("reps", Double?.none) }
            json.member("kilograms", self.set.kilograms?.inThousandths)
            json.member("seconds", self.set.seconds?.inThousandths)
            json.member("exertion", self.set.exertion)
        }
    }
}
