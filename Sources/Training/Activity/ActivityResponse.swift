import Foundation
import HealthMath
import Members
import Storage
import Web

/// An activity as devices read it: seconds, metres, kilograms, kcal.
struct ActivityResponse: Encodable, Sendable {
    let id: String
    let version: Int64
    let day: String
    let startedAt: Int64
    let origin: String
    let title: String
    let exerciseId: OrNull<String>
    let workoutId: OrNull<String>
    let seconds: Double
    let metres: OrNull<Double>
    /// Null while it is unknown.
    let kcal: OrNull<Double>
    /// How the energy is known.
    let way: String
    let averageHeartRate: OrNull<Double>
    let highestHeartRate: OrNull<Double>
    let zoneSeconds: [Int]
    let exertion: OrNull<Double>
    /// The sets of training: without warm-up, ramp-up and cool-down.
    let workingSets: Int
    /// The sum over the working sets, both sides counted.
    let reps: Int
    let volumeKg: Double
    let sets: [DoneSetResponse]

    init(_ activity: Activity) {
        self.id = activity.id
        self.version = activity.version
        self.day = activity.day.description
        self.startedAt = activity.startedAt.milliseconds
        self.origin = activity.origin.rawValue
        self.title = activity.title
        self.exerciseId = OrNull(activity.exercise)
        self.workoutId = OrNull(activity.workout)
        self.seconds = activity.seconds.inThousandths
        self.metres = OrNull(activity.metres?.inThousandths)
        self.kcal = OrNull(activity.isEnergyKnown ? activity.kilocalories.inThousandths : nil)
        self.way = activity.way.rawValue
        self.averageHeartRate = OrNull(activity.averageBeats?.inThousandths)
        self.highestHeartRate = OrNull(activity.highestBeats?.inThousandths)
        self.zoneSeconds = activity.zoneSeconds.map { Int($0) }
        self.exertion = OrNull(activity.exertion)
        self.workingSets = activity.sets.workingSets
        self.reps = activity.sets.repetitions
        self.volumeKg = activity.sets.volume.inThousandths
        self.sets = activity.sets.map(DoneSetResponse.init)
    }
}

/// Some days of activities as devices read them.
struct ActivitiesResponse: Encodable, Sendable {
    let from: String
    let to: String
    let activities: [ActivityResponse]

    init(_ activities: [Activity], in days: ClosedRange<CalendarDay>) {
        self.from = days.lowerBound.description
        self.to = days.upperBound.description
        self.activities = activities.map(ActivityResponse.init)
    }
}

/// A set as devices read it.
struct DoneSetResponse: Encodable, Sendable {
    let exerciseId: String
    let name: String
    let part: String
    let reps: OrNull<Int>
    let kilograms: OrNull<Double>
    let seconds: OrNull<Double>
    let exertion: OrNull<Double>
    /// Whether each side was trained separately; `reps` are those of one.
    let sides: Bool

    init(_ set: DoneSet) {
        self.exerciseId = set.exercise
        self.name = set.name
        self.part = set.part.rawValue
        self.reps = OrNull(set.reps)
        self.kilograms = OrNull(set.kilograms?.inThousandths)
        self.seconds = OrNull(set.seconds?.inThousandths)
        self.exertion = OrNull(set.exertion)
        self.sides = set.sides
    }
}
