import Foundation

/// One set that was done.
struct DoneSet: Sendable, Codable, Equatable {
    var exercise: Exercise.ID
    var name: String
    var part: WorkoutPart
    /// Counted for each side, where sides are trained separately.
    var reps: Int?
    var kilograms: Double?
    var seconds: Double?
    /// The rating of perceived exertion, 1 to 10.
    var exertion: Double?
    /// Whether each side was trained separately.
    var sides = false
    /// The repetitions of the plan; nil without a plan.
    var plannedReps: Int?
    /// The repetitions that the plan left in reserve; nil where it says nothing of effort.
    var plannedReserve: Int?
    var doneAt: Date

    /// Whether it counts as a set of training, as lifters count: warm-up, ramp-up and cool-down don't.
    var isWorking: Bool { self.part == .main }
    /// The repetitions of both sides.
    var repetitions: Int { (self.reps ?? 0) * (self.sides ? 2 : 1) }
    /// Kilograms times repetitions, of both sides; of a pair of dumbbells, whose weight is said of each, both are counted.
    var volume: Double { (self.kilograms ?? 0) * Double(self.repetitions) * (self.isPaired ? 2 : 1) }
    /// Whether it is done with a weight in each hand.
    var isPaired: Bool { Self.paired.contains(self.exercise) }

    /// The exercises of the catalogue that are done with a weight in each hand.
    private static let paired = Set(
        ((try? ExerciseCatalogue.shipped())?.exercises ?? []).filter(\.isPaired).map(\.id)
    )
}

extension [DoneSet] {
    /// Whether something was gone on with for five minutes or more, at once or in turns: a run, a ride, a row has a distance.
    var hasLongWay: Bool {
        let seconds = self.filter { $0.isWorking && $0.reps == nil }
            .reduce(into: [Exercise.ID: Double]()) { $0[$1.exercise, default: 0] += $1.seconds ?? 0 }
        return seconds.values.contains { $0 >= 300 }
    }
}

/// What sets add up to, the same on every page and in the API: only working sets count.
extension [DoneSet] {
    var workingSets: Int { self.count { $0.isWorking } }
    /// Both sides counted.
    var repetitions: Int { self.reduce(0) { $0 + ($1.isWorking ? $1.repetitions : 0) } }
    /// The weight lifted in all repetitions together, in kilograms.
    var volume: Double { self.reduce(0) { $0 + ($1.isWorking ? $1.volume : 0) } }
}
