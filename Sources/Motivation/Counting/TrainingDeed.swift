import Deeds
import Storage

/// What counts as training, for points, missions, rivals, achievements and cheers alike.
///
/// A workout is a finished session, or something logged or recorded that took ten minutes at least. A visit to a gym is
/// training too, until who checked out again within twenty minutes takes it back. Ten minutes are ours: the World Health
/// Organization counts any (Bull et al., Br J Sports Med 2020; 54: 1451–1462), but what is counted once a day should
/// take longer than saying so.
enum TrainingDeed {
    /// The fewest minutes of what was logged.
    static let fewestMinutes = 10.0

    /// The kinds that are a workout.
    static let workouts = [Deed.Kind.workoutDone.name, Self.minutes]
    /// All kinds that are training, by the names under which they are stored.
    static let kinds = Self.workouts + ["gym-visit"]

    /// The condition under which rows of `deed` aren't too short.
    static let isLongEnough: SQL = "(kind <> \(Self.minutes) OR quantity >= \(Self.fewestMinutes))"

    private static let minutes = Deed.Kind.minutesTrained.name

    /// Whether a deed of any kind isn't a training that is too short to count.
    static func isLongEnough(_ kind: String, _ quantity: Double) -> Bool {
        kind != Self.minutes || quantity >= Self.fewestMinutes
    }
}
