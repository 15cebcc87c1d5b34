import HealthMath

/// One thing to do for some minutes, without a plan around it; the raw texts are the form's and the API's.
enum JustOne: String, CaseIterable, Sendable {
    case walk, run, ride

    /// What it may be, the usual first; the first that is safe for a member is taken.
    func exercises(for facts: TrainingFacts) -> [Exercise.ID] {
        if facts.limitations.contains(.wheelchair) { return self == .walk ? ["wheelchair-push"] : [] }
        switch self {
        case .walk: return ["brisk-walk", "easy-walk", "house-walk"]
        case .run: return facts.level == .beginner ? [Self.runWalk] : ["easy-jog", Self.runWalk]
        case .ride: return ["steady-ride", "easy-ride", "stationary-bike", "recumbent-bike"]
        }
    }

    /// What it is called on a button: who uses a wheelchair isn't asked for a walk.
    func label(for facts: TrainingFacts) -> String {
        facts.limitations.contains(.wheelchair) ? "Just a push" : "Just a \(self.rawValue)"
    }

    /// Returns what a member is asked for; none that can't be theirs.
    static func choices(for facts: TrainingFacts) -> [JustOne] {
        Self.allCases.filter { !$0.exercises(for: facts).isEmpty }
    }

    var intensity: Intensity { self == .run ? .vigorous : .moderate }

    /// Returns an item as long as was asked for: at once, or in turns of running and walking.
    ///
    /// Who begins to run does so for 60 seconds and walks for 90 (NHS, Couch to 5K, week 1); long ones keep that share.
    func filling(_ minutes: Int, with item: WorkoutItem) -> WorkoutItem {
        var filled = item
        let all = minutes * 60
        (filled.sets, filled.reps, filled.fromReps) = (1, nil, nil)
        (filled.seconds, filled.restSeconds, filled.reserve) = (all, 0, nil)
        filled.reason = "You asked for just this"
        guard item.exercise == Self.runWalk else { return filled }
        filled.sets = min(max(all / 150, 1), WorkoutLimits.sets.upperBound)
        let turn = all / filled.sets
        filled.seconds = turn * 2 / 5
        filled.restSeconds = turn - turn * 2 / 5
        return filled
    }

    private static let runWalk = "jog-walk"
}
