/// What workouts for one goal at one place are like, counted over their main parts; shares are from 0 to 1.
package struct WorkoutVerdict: Sendable {
    package let goal: TrainingGoal
    package let place: Place
    private var workouts = 0
    private var exercises = 0
    private var counts: [Mark: Int] = [:]
    private var seconds = 0.0
    private var aerobicSeconds = 0.0
    private var equipped = 0
    private var weeks = 0
    /// The taps of each workout of half an hour.
    private var taps: [Int] = []
    /// How long making each workout took, in milliseconds.
    private var times: [Double] = []

    /// What is counted beside the exercises.
    private enum Mark: Hashable {
        case staple, usual, forOthers, slot, geared, short, crowded, thin, outOfBand
        case standIn, unsaid, untrue, uneven, unevenWeek
    }

    init(goal: TrainingGoal, place: Place) {
        (self.goal, self.place) = (goal, place)
    }

    mutating func add(
        _ plan: WorkoutPlan,
        asked request: WorkoutRequest,
        knowing exercises: [Exercise.ID: Exercise],
        _ slots: [String: [BuildSlot]]
    ) {
        let main = plan.phases.filter { $0.part == .main }.flatMap(\.items)
        self.workouts += 1
        self.exercises += main.count
        if request.minutes == 30 { self.taps.append(plan.taps) }
        self.count(.short, plan.seconds < Double(request.minutes) * 54)
        self.count(.crowded, main.count > request.mostExercises)
        self.count(.thin, main.count < request.fewestExercises)
        let held = main.compactMap { exercises[$0.exercise] }
        self.count(.uneven, Self.sets(of: plan, knowing: exercises).isUneven)
        self.count(.untrue, plan.title.map { !TitleCheck.isTrue($0, of: held) } ?? true)
        let seconds = main.reduce(0) { $0 + $1.totalSeconds }
        let average = main.reduce(0) { $0 + $1.met * $1.totalSeconds } / max(seconds, 1)
        self.count(.outOfBand, !self.goal.isJudgedByEffort && !request.intensity.band.contains(average))
        self.seconds += seconds
        for item in main {
            guard let exercise = exercises[item.exercise] else { continue }
            self.count(.staple, exercise.usual == .staple)
            self.count(.usual, exercise.usual != .seldom)
            self.count(.forOthers, !exercise.madeFor.isEmpty)
            self.count(.slot, item.slot != nil)
            let isSaid = item.reason.hasPrefix("In place of")
            let isMeant = item.slot.map { slots[$0]?.contains { $0.asks(for: exercise) } ?? false } ?? true
            self.count(.standIn, isSaid)
            self.count(.unsaid, !isMeant && !isSaid)
            if exercise.category == .cardio { self.aerobicSeconds += item.totalSeconds }
            guard request.equipment == .basic else { continue }
            self.equipped += 1
            self.count(.geared, exercise.equipment != .none)
        }
    }

    /// Counts how long making a workout took.
    mutating func add(time: Duration) { self.times.append(time / .milliseconds(1)) }

    /// Counts the workouts of a week together.
    mutating func add(week plans: [WorkoutPlan], knowing exercises: [Exercise.ID: Exercise]) {
        self.weeks += 1
        let sets = plans.reduce(OpposingSets()) { $0 + Self.sets(of: $1, knowing: exercises) }
        self.count(.unevenWeek, sets.isUneven)
    }

    private static func sets(of plan: WorkoutPlan, knowing exercises: [Exercise.ID: Exercise]) -> OpposingSets {
        var sets = OpposingSets()
        for item in plan.phases.filter({ $0.part == .main }).flatMap(\.items) {
            guard let exercise = exercises[item.exercise] else { continue }
            sets.add(item.sets, on: exercise.opposing(as: WorkKind(exercise)))
        }
        return sets
    }

    private mutating func count(_ mark: Mark, _ holds: Bool) { if holds { self.counts[mark, default: 0] += 1 } }

    private func share(_ mark: Mark, of all: Int) -> Double { Double(self.counts[mark] ?? 0) / Double(max(all, 1)) }

    /// The share of exercises that are staples.
    package var staples: Double { self.share(.staple, of: self.exercises) }
    /// The share of exercises that are staples or common.
    package var usual: Double { self.share(.usual, of: self.exercises) }
    /// The share of exercises made for some alone: a seat, one arm, a bed, first steps, a joint getting well.
    package var forOthers: Double { self.share(.forOthers, of: self.exercises) }
    /// The share of exercises that a slot of the build asked for.
    package var slots: Double { self.share(.slot, of: self.exercises) }
    /// The share of exercises that stand in for what their slot means.
    package var standIns: Double { self.share(.standIn, of: self.exercises) }
    /// The share of exercises with the name of a slot that doesn't mean them.
    package var unsaid: Double { self.share(.unsaid, of: self.exercises) }
    /// The share of workouts without a title, or with one that promises what isn't there.
    package var untrue: Double { self.share(.untrue, of: self.workouts) }
    /// The share of exercises that use gear, among those where there is some.
    package var geared: Double { self.share(.geared, of: self.equipped) }
    /// The share of workouts with a lift's sets more for pushing than for pulling, for knees than for hips, or reversed.
    package var uneven: Double { self.share(.uneven, of: self.workouts) }
    /// The same share of weeks of three workouts.
    package var unevenWeeks: Double { self.share(.unevenWeek, of: self.weeks) }
    /// The share of time that is aerobic.
    package var aerobic: Double { self.aerobicSeconds / max(self.seconds, 1) }
    package var exercisesEach: Double { Double(self.exercises) / Double(max(self.workouts, 1)) }
    /// The median taps of a workout of half an hour, from its start to its end; 0 without any.
    package var medianTaps: Int { self.taps.isEmpty ? 0 : self.taps.sorted()[self.taps.count / 2] }
    package var mostTaps: Int { self.taps.max() ?? 0 }
    /// The milliseconds within which 99 of 100 workouts were made; 0 without any.
    package var p99: Double {
        self.times.isEmpty ? 0 : self.times.sorted()[min(self.times.count * 99 / 100, self.times.count - 1)]
    }
    /// The share of workouts shorter than nine tenths of what was asked.
    package var short: Double { self.share(.short, of: self.workouts) }
    /// The share of workouts with more or fewer exercises than their length should have.
    package var uncounted: Double { self.share(.crowded, of: self.workouts) + self.share(.thin, of: self.workouts) }
    /// The share of workouts outside the band of METs asked for.
    package var outOfBand: Double { self.share(.outOfBand, of: self.workouts) }
}
