/// Chooses the dose of an exercise for a goal.
struct DoseTable {
    let goal: TrainingGoal
    let level: Level
    let minutes: Int
    /// Whether it is for somebody who begins in later years.
    var isLate = false
    /// Whether it is for somebody to whom all of it is new.
    var isNew = false
    /// Whether a rule of safety keeps them below hard, as with high blood pressure, joints are sore, or one is in later years.
    var isSpared = false
    /// Whether one gets warm for long.
    var isGradual = false
    /// Whether it is of a build that is a run: its walks are short, for one walks before and after it, too.
    var isAroundRun = false
    /// Whether it is of a first run of half an hour, whose runs leave its walks little room.
    var isFirstRun = false

    func main(_ material: Material, at pace: Exercise.Pace) -> Dose {
        self.begun(self.bearable(self.usual(material, at: pace), of: material), of: material)
    }

    /// Returns a dose in no more repetitions than one has in what can't be made lighter: eight of a hard lift of one's own weight,
    /// as a pull-up, and of all that arms alone carry, ten of hard trunk work, six of what strains one joint, as a Nordic curl; after such
    /// lifts one rests for three quarters of a minute.
    ///
    /// The numbers are our choice: fifteen strict pull-ups in a circuit are near anyone's limit.
    func bearable(_ dose: Dose, of material: Material) -> Dose {
        let exercise = material.exercise
        guard let reps = dose.reps, !exercise.weighted else { return dose }
        let isOnArms = exercise.position == .seated && exercise.traits.contains(.wristWeight)
        guard exercise.level == .advanced || isOnArms else { return dose }
        var dose = dose
        switch material.kind {
        case .lifting: (dose.reps, dose.rest) = (min(reps, 8), max(dose.rest, 45))
        case .trunk: dose.reps = min(reps, 10)
        case .single where exercise.traits.contains(.straining): dose.reps = min(reps, 6)
        default: break
        }
        return dose
    }

    private func usual(_ material: Material, at pace: Exercise.Pace) -> Dose {
        let exercise = material.exercise
        switch (material.kind, exercise.measure) {
        case (.cardio, .seconds) where exercise.pattern == .steady || pace.intensity < .vigorous:
            // What is fast and slow in turn by its name is no long even stretch.
            guard exercise.isInTurn, material.isContinuous else { return self.steady(material, at: pace) }
            return self.dose(.interval, of: material, at: pace, asked: pace.intensity)
        case (.cardio, .seconds): return self.interval
        case (.supple, .seconds): return self.held(30, rest: 10)
        case (.supple, .reps): return self.counted(8, sets: 2, rest: 15, at: pace)
        case (.balance, .seconds): return self.held(30, rest: 20)
        case (.balance, .reps): return self.counted(10, sets: 2, rest: 30, at: pace)
        case (_, .seconds): return self.hold(at: pace)
        case (.cardio, .reps): return self.counted(self.level == .advanced ? 15 : 10, sets: 3, rest: 30, at: pace)
        case (.power, .reps): return self.counted(self.level == .advanced ? 6 : 5, sets: 3, rest: 90, at: pace)
        case (.trunk, .reps): return self.counted(12, sets: 3, rest: 45, at: pace)
        case (.single, .reps): return self.lift(at: pace, isSmall: true)
        case (.lifting, .reps): return self.lift(at: pace, isSmall: false)
        }
    }

    /// Returns a small dose for the warm-up or the cool-down, where nothing should be an effort.
    func easy(_ material: Material, in part: WorkoutPart) -> Dose {
        let exercise = material.exercise
        if material.kind == .cardio, exercise.measure == .seconds {
            let isLong = part == .warmUp && self.isGradual
            let most = part == .warmUp && material.isContinuous ? (isLong ? 360 : 240) : 180
            return self.block(
                seconds: min(max(self.minutes * most / 90, 60), most),
                within: 60...(material.isContinuous ? (isLong ? 420 : 300) : 180)
            )
        }
        switch exercise.measure {
        case .seconds:
            // A minute on one leg is too long for a warm-up.
            let most = material.kind == .balance ? 30 : 60
            return Dose(sets: 1, seconds: 30, rest: 5, setsRange: 1...3, secondsRange: 20...most, secondsStep: 10)
        case .reps:
            // About forty seconds: what is slow and done on both sides a few times, the rest ten times.
            let each = max(material.secondsPerRep * material.sides, 1)
            return Dose(sets: 1, reps: min(max(Int(40 / each), 3), 10), rest: 5, setsRange: 1...3)
        }
    }

    /// Returns a dose of lifting.
    ///
    /// Novices: 8–12 repetitions, 1–3 sets. Practised members: for strength fewer and heavier with 2–3 minutes' rest
    /// and 3–6 sets, for muscle 6–12 with 1–2 minutes, for stamina 15 and more with under a minute (ACSM 2009; NSCA).
    func lift(at pace: Exercise.Pace, isSmall: Bool) -> Dose {
        let isPractised = self.level == .advanced
        switch self.goal {
        case .strength:
            return isSmall
                ? self.counted(isPractised ? 8 : 10, sets: 3, rest: 90, at: pace)
                : self.counted(isPractised ? 5 : 8, sets: isPractised ? 4 : 3, rest: isPractised ? 180 : 120, at: pace)
        case .muscle:
            return self.counted(isSmall ? 12 : 10, sets: isPractised ? 4 : 3, rest: isSmall ? 60 : 90, at: pace)
        case .conditioning: return self.counted(15, sets: isPractised ? 3 : 2, rest: 45, at: pace)
        case .athleticism:
            return self.counted(isPractised ? 6 : 8, sets: isPractised ? 4 : 3, rest: 90, at: pace)
        case .weightLoss: return self.counted(12, sets: 3, rest: 45, at: pace)
        // 10 to 15 for older people and beginners (ACSM 2011).
        case .mobility: return self.counted(12, sets: 2, rest: 45, at: pace)
        }
    }

    func counted(_ reps: Int, sets: Int, rest: Int, at pace: Exercise.Pace) -> Dose {
        let sets = self.minutes < 20 ? 2 : sets
        return Dose(sets: sets, reps: reps, rest: self.rest(rest, at: pace), setsRange: min(sets, 2)...sets + 2)
    }

    /// Returns a dose of holding still, or of work against a load counted in seconds: 20 to 40 seconds.
    func hold(at pace: Exercise.Pace) -> Dose {
        let seconds = self.level == .advanced ? 40 : 25
        let sets = self.minutes < 20 ? 2 : 3
        return Dose(sets: sets, seconds: seconds, rest: self.rest(45, at: pace), setsRange: 2...sets + 2)
    }

    /// Returns a dose of stretching: 10 to 30 seconds, a minute in all for each stretch (ACSM 2011).
    func held(_ seconds: Int, rest: Int) -> Dose {
        Dose(sets: 2, seconds: seconds, rest: rest, setsRange: 2...4)
    }

    /// A dose of intervals: beginners rest as long as they work, and who is spared; others half as long.
    var interval: Dose {
        let isPractised = self.level == .advanced && !self.isSpared
        let sets = self.minutes < 20 ? 4 : 6
        return Dose(sets: sets, seconds: isPractised ? 40 : 30, rest: isPractised ? 20 : 30, setsRange: 3...sets + 4)
    }

    /// Returns ten minutes or more at a time where there is room (ACSM 2011); what is hard comes in shorter stretches,
    /// and what nobody does for long in rounds of at most three minutes.
    func steady(_ material: Material, at pace: Exercise.Pace, isShort: Bool = false) -> Dose {
        guard material.isContinuous else {
            return self.onTheSpot(isShort: isShort)
        }
        if self.goal.isLifting, !isShort { return self.walkBesideLifts }
        let base =
            switch self.minutes {
            case ..<20: 180
            case ..<45: 270
            case ..<75: 600
            default: 840
            }
        let long = self.goal == .conditioning ? base * 5 / 4 : base
        let most = material.isRun && self.level == .beginner ? Self.firstRun : 2_400
        if isShort { return self.block(seconds: max(long / 2, 150), within: 120...900) }
        return self.block(seconds: min(pace.intensity == .hard ? long * 2 / 3 : long, most), within: 120...most)
    }

    /// The longest run without a walk of who begins, in seconds: twenty minutes, as in the fifth week of the NHS's Couch to 5K
    /// running plan.
    private static let firstRun = 1_200

    /// Returns steps on the spot, in rounds of two or three minutes: beside mobility, beside lifts in later years, and in one of several blocks,
    /// nine minutes at most, beside the lifts of others five.
    private func onTheSpot(isShort: Bool) -> Dose {
        let isBeside = self.goal.isLifting || self.goal == .mobility
        let isFew = self.goal.isLifting && !self.isLate
        let sets = isShort ? 1 : min(max(self.minutes / 20, 1), isBeside ? 2 : 4)
        return Dose(
            sets: sets,
            seconds: 120,
            rest: sets == 1 ? 0 : 15,
            setsRange: 1...(isFew ? 2 : isBeside || isShort ? 3 : max(sets, 2) + 2),
            secondsRange: 60...(isFew ? 150 : 180),
            secondsStep: 15
        )
    }

    /// An easy walk or ride beside lifts: who came to get stronger doesn't walk for half of the time.
    ///
    /// In later years it may take a quarter of an hour, for there are fewer sets; how long is our choice.
    private var walkBesideLifts: Dose {
        let seconds = (self.minutes < 75 ? 240 : 360) * (self.isLate ? 2 : 1)
        return self.block(seconds: seconds, within: 120...seconds * 5 / 4)
    }

    /// Returns one block without rest, in half minutes.
    func block(seconds: Int, within range: ClosedRange<Int>) -> Dose {
        Dose(sets: 1, seconds: seconds / 30 * 30, rest: 0, setsRange: 1...1, secondsRange: range, secondsStep: 30)
    }

    /// Limits a rest: long ones would make a vigorous MET untrue, and short workouts have no time for them.
    private func rest(_ seconds: Int, at pace: Exercise.Pace) -> Int {
        if pace.met >= 7, !self.goal.isJudgedByEffort { return min(seconds, 45) }
        return switch self.minutes {
        case ..<30: min(seconds, 60)
        case ..<45: min(seconds, 90)
        case ..<75: min(seconds, 120)
        default: seconds
        }
    }
}
