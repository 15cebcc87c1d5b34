import HealthMath

/// The recent training, as far as it matters for the next workout.
struct RecentTraining {
    /// The days since each exercise was last done, 0 to 14.
    let daysAgo: [Exercise.ID: Int]
    /// Muscles trained hard yesterday or earlier today.
    let hard: MuscleSet
    /// Whether some of that was earlier today.
    let isToday: Bool
    /// Muscles trained within two days.
    let tired: MuscleSet
    /// Movement patterns trained yesterday or earlier today.
    let patterns: Set<MovementPattern>
    /// The sets of the last seven days, today's with them.
    let week: OpposingSets

    /// The exertion from which on a day counts as hard: 6 of 10 ("hard" is 5, "very hard" 7; Borg's CR10 scale).
    static let hardExertion = 6.0
    /// The sets from which on a muscle counts as trained.
    static let tiringSets = 3

    /// Muscles rest for two days.
    ///
    /// 48 hours between sessions for any single group of muscles: Garber et al. (ACSM), Med Sci Sports Exerc 2011.
    init(_ history: TrainingHistory, on day: CalendarDay, knowing materials: [Exercise.ID: Material]) {
        var daysAgo: [Exercise.ID: Int] = [:]
        var hard: MuscleSet = []
        var tired: MuscleSet = []
        var patterns: Set<MovementPattern> = []
        var week = OpposingSets()
        var isToday = false
        for past in history.days {
            let ago = day.days(since: past.day)
            guard (0...14).contains(ago) else { continue }
            var sets = [Int](repeating: 0, count: MuscleSet.all.count)
            for (exercise, count) in past.sets {
                daysAgo[exercise] = min(daysAgo[exercise] ?? ago, ago)
                guard ago < 7, let material = materials[exercise], material.kind.tiresMuscles else { continue }
                week.add(count, on: material.opposing)
                guard ago <= 2 else { continue }
                for index in material.muscles.indices { sets[index] += count }
                if ago <= 1 { patterns.insert(material.exercise.pattern) }
            }
            for index in sets.indices where sets[index] > 0 {
                let muscle = MuscleSet(rawValue: 1 << UInt32(index))
                tired.insert(muscle)
                let isHard = (past.exertion ?? Self.hardExertion) >= Self.hardExertion
                guard ago <= 1, isHard, sets[index] >= Self.tiringSets else { continue }
                hard.insert(muscle)
                if ago == 0 { isToday = true }
            }
        }
        self.daysAgo = daysAgo
        self.hard = hard
        self.isToday = isToday
        self.tired = tired
        self.patterns = patterns
        self.week = week
    }

    /// Whether legs and arms both lifted yesterday or earlier today.
    var workedWholeBody: Bool {
        let sides = Set(self.patterns.compactMap(\.side))
        return sides.contains(.legs) && sides.count > 1
    }

    /// Returns 0 for what was not done these two weeks, up to nearly 1 for what was done today.
    func staleness(_ exercise: Exercise.ID) -> Double {
        self.daysAgo[exercise].map { 1 - Double($0) / 15 } ?? 0
    }

    /// Returns what a lift loses where somebody trains anyway after a hard day: most if it is the same again, some if
    /// it moves the same way; at most 3.
    ///
    /// A coach who can't spare the muscles varies what loads them: a squat after a deadlift, a bench press after an overhead
    /// press.
    func repetition(of material: Material, for wish: DayAfter?) -> Double {
        guard wish == .anyway, !self.hard.isEmpty, material.kind.tiresMuscles else { return 0 }
        if let ago = self.daysAgo[material.exercise.id], ago <= 1 { return 3 }
        return self.patterns.contains(material.exercise.pattern) ? 1 : 0
    }

    /// Returns what it loses because it takes along what worked hard yesterday: a press the triceps, the rower the back; legs walk and run
    /// all the same.
    func disturbance(of material: Material) -> Double {
        let resting = material.kind == .cardio ? self.hard.intersection(BodyHalf.upper.muscles) : self.hard
        guard material.kind == .cardio || material.kind.tiresMuscles else { return 0 }
        return material.touched.isDisjoint(with: resting) ? 0 : 1.5
    }

    /// Returns what tired muscles take from the worth of an exercise, up to 1.5.
    func tiredness(of material: Material) -> Double {
        guard material.kind.tiresMuscles, material.muscles.count > 0 else { return 0 }
        return 1.5 * Double(material.muscles.intersection(self.tired).count) / Double(material.muscles.count)
    }
}
