import Deeds
import Foundation
import Members
import Storage

/// What counts as training, for points, missions, rivals, achievements and cheers alike.
///
/// A workout is a finished session, or something logged or recorded that took ten minutes at least. A visit to a gym is
/// training too once twenty minutes are over since it began; who checks out before takes it back. Ten minutes are ours:
/// the World Health Organization counts any (Bull et al., Br J Sports Med 2020; 54: 1451–1462), but what is counted once a
/// day should take longer than saying so.
enum TrainingDeed {
    /// The fewest minutes of what was logged.
    static let fewestMinutes = 10.0

    /// The kinds that are a workout.
    static let workouts = [Deed.Kind.workoutDone.name, Self.minutes]
    /// All kinds that are training, by the names under which they are stored.
    static let kinds = Self.workouts + [Self.visit]

    /// The condition under which rows of `deed` aren't too short.
    static let isLongEnough: SQL = "(kind <> \(Self.minutes) OR quantity >= \(Self.fewestMinutes))"

    /// The seconds after which a visit to a gym counts, whether its member checks out or forgets to: those of `Presence`.
    static let shortestVisit: TimeInterval = 20 * 60

    /// Returns the condition under which rows of `deed` are no visits that began just now; those of an import are over.
    static func isNoMereArrival(at now: Date) -> SQL {
        let latest = now.addingTimeInterval(-Self.shortestVisit).milliseconds
        return "(deed.kind <> \(Self.visit) OR deed.at <= \(latest) OR deed.came_along = 1)"
    }

    /// Lets visits that began just now be counted when they are long enough.
    static func putOffArrivals(of owner: Member.ID, at now: Date, in db: any SQLConnection) throws {
        try DeedNews.putOff(Self.visit, of: owner, for: Self.shortestVisit, at: now, in: db)
    }

    private static let visit = "gym-visit"
    private static let minutes = Deed.Kind.minutesTrained.name

    /// Returns whether a deed of any kind isn't a training that is too short to count.
    static func isLongEnough(_ kind: String, _ quantity: Double) -> Bool {
        kind != Self.minutes || quantity >= Self.fewestMinutes
    }
}
