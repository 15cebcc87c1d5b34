import HealthMath

/// One thing to do for some minutes, without a plan around it; the raw texts are the form's and the API's.
enum JustOne: String, CaseIterable, Sendable {
    case walk, run, ride, swim

    /// What it may be, the usual first; the first that is safe for a member is taken.
    func exercises(for facts: TrainingFacts) -> [Exercise.ID] {
        if facts.limitations.contains(.wheelchair) { return self == .walk ? ["wheelchair-push"] : [] }
        switch self {
        case .walk: return ["brisk-walk", "easy-walk", "house-walk"]
        case .run: return facts.level == .beginner ? [Self.runWalk] : ["easy-jog", Self.runWalk]
        case .ride: return ["steady-ride", "easy-ride", "stationary-bike", "recumbent-bike"]
        case .swim: return ["breaststroke-swim", "crawl-swim", "backstroke-swim"]
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

    /// Returns the parts of so many minutes of an item: all of it at once, or of a first run a walk, runs and walks in turn, and a walk.
    ///
    /// Who begins to run does so for 60 seconds and walks for 90, eight times at most, between two walks (NHS, Couch to 5K, week 1:
    /// five minutes before and after); what is left of a long one is walked.
    func phases(of item: WorkoutItem, walking walk: WorkoutItem?, for minutes: Int) -> [WorkoutPlan.Phase] {
        let all = minutes * 60
        let isInTurns = item.exercise == Self.runWalk
        // Without a walk that is safe the turns are all there is.
        let most = walk == nil ? WorkoutLimits.sets.upperBound : DoseTable.firstRuns
        let turns = isInTurns ? min(max((walk == nil ? all : all * 2 / 3) / Self.turn, 1), most) : 0
        let main = isInTurns ? Self.timed(item, sets: turns, seconds: 60, rest: 90) : Self.timed(item, seconds: all)
        let left = isInTurns ? all - turns * Self.turn : 0
        let before = min(left / 2, 300)
        let walks = { (seconds: Int) in walk.flatMap { seconds > 0 ? Self.timed($0, seconds: seconds) : nil } }
        return [
            WorkoutPlan.Phase(part: .warmUp, items: [walks(before)].compactMap(\.self)),
            WorkoutPlan.Phase(part: .main, items: [main]),
            WorkoutPlan.Phase(part: .coolDown, items: [walks(left - before)].compactMap(\.self)),
        ]
    }

    private static func timed(_ item: WorkoutItem, sets: Int = 1, seconds: Int, rest: Int = 0) -> WorkoutItem {
        var timed = item
        (timed.sets, timed.reps, timed.fromReps) = (sets, nil, nil)
        (timed.seconds, timed.restSeconds, timed.reserve) = (seconds, rest, nil)
        timed.reason = Self.reason
        return timed
    }

    static let reason = "You asked for just this"

    /// What is walked before a first run and after it, the usual first.
    static let walks: [Exercise.ID] = ["brisk-walk", "easy-walk"]

    /// The seconds of a run and the walk after it.
    private static let turn = 150

    private static let runWalk = "jog-walk"
}
