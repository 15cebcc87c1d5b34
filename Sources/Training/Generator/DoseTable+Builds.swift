extension DoseTable {
    /// Returns what a slot of a build asks of an exercise.
    ///
    /// Heavy: 1–6 repetitions with 2–3 minutes for the practised, 8–12 for novices; volume: 6–12 with 1–2 minutes; power:
    /// 3–6 fresh repetitions with full rests (Ratamess et al., ACSM, Med Sci Sports Exerc 2009; 41: 687–708). Circuits: Klika and Jordan, ACSM's Health & Fitness Journal 2013; 17: 8–13, thirty
    /// seconds each with hardly any rest, longer for who begins (`circuitRest`). Strides and sprints are our choice.
    func dose(_ dose: BuildDose, of material: Material, at pace: Exercise.Pace, asked intensity: Intensity) -> Dose {
        let asked = self.asked(dose, of: material, at: pace, asked: intensity)
        return self.begun(self.bearable(asked, of: material), of: material, asMainLift: dose.isMainLift)
    }

    private func asked(
        _ dose: BuildDose,
        of material: Material,
        at pace: Exercise.Pace,
        asked intensity: Intensity
    ) -> Dose {
        let isPractised = self.level == .advanced
        if material.exercise.measure == .seconds { return self.timed(dose, of: material, at: pace) }
        switch dose {
        // Nothing to load: more repetitions until few stay in reserve, fewer of what is hard by itself.
        case .heavy where !material.exercise.weighted:
            let isHard = material.exercise.level == .advanced && !material.stopsAtBalance
            let rest = self.minutes < 30 ? 60 : isHard ? self.ownRest(material, asked: intensity) : 75
            let reps = isHard ? 8 : isPractised ? 12 : 10
            // Two sets of each leave room for hips, push, pull and knees alike in half an hour; time adds the third.
            let sets = self.minutes < 45 ? 2 : isPractised && isHard ? 4 : 3
            return self.lifted(material, reps, sets: sets, rest: rest)
        case .volume where !material.exercise.weighted:
            let isHard = material.exercise.level == .advanced && !material.stopsAtBalance
            return self.lifted(material, isHard ? 8 : 12, sets: 3, rest: 75)
        // Few repetitions near the limit want two minutes and more (ACSM 2009), which a quarter of an hour has for one bar alone.
        case .heavy where self.minutes < 30 && !material.gear.contains(.barbell):
            return self.lifted(material, 8, sets: 2, rest: self.mainRest(.volume, asked: intensity))
        case .heavy:
            let rest = self.mainRest(.heavy, asked: intensity)
            return self.lifted(material, isPractised ? 5 : 8, sets: isPractised ? 4 : 3, rest: rest)
        // For muscle three sets of more exercises come first where time is short; a fourth is added where there is room.
        case .volume:
            let sets = isPractised && (self.minutes > 45 || self.goal != .muscle) ? 4 : 3
            let rest = self.mainRest(.volume, asked: intensity)
            return self.lifted(material, isPractised ? 8 : 10, sets: sets, rest: rest)
        case .assistance:
            // No more sets of what goes with a main lift than of that: half an hour of one's own weight begins with two of each.
            let sets = self.goal == .strength && self.minutes < 45 && !material.exercise.weighted ? 2 : 3
            // What is easy by itself needs no long rest.
            let (reps, rest) = self.goal == .muscle ? (12, 75) : (10, material.isLoadable ? 90 : 60)
            return self.counted(reps, sets: sets, rest: rest, at: pace)
        // One set is as good as several for older people who begin (Fragala et al., NSCA, J Strength Cond Res 2019; 33: 2019–2052):
        // two leave time for more movements, the hips' among them.
        case .light: return self.counted(10, sets: 2, rest: 60, at: pace)
        case .isolation: return self.counted(12, sets: 3, rest: self.minutes < 20 ? 45 : 60, at: pace)
        case .trunk: return self.counted(12, sets: 3, rest: 45, at: pace)
        case .power: return self.counted(isPractised ? 6 : 5, sets: self.powerSets, rest: 90, at: pace)
        // What says how many repetitions are to spare needs a rest to keep them: all of mobility, and weights that athletes lift.
        // So do weights in any circuit that isn't to be hard: all sets of one lift come before the next.
        case .circuit
        where self.goal == .mobility || material.exercise.weighted && (self.goal == .athleticism || intensity < .hard):
            let dose = self.counted(12, sets: self.minutes < 45 ? 2 : 3, rest: 45, at: pace)
            // Who came to move more easily doesn't squat sixty times: an hour goes to joints and muscles.
            return self.goal == .mobility ? dose.limited(to: self.minutes < 90 ? 3 : 4) : self.rounds(dose, intensity)
        case .circuit, .interval, .runWalk, .runBreaks, .sprint, .strides, .steady, .run, .block, .easy:
            let rest = self.circuitRest(asked: intensity)
            return self.rounds(self.counted(12, sets: self.minutes < 45 ? 2 : 3, rest: rest, at: pace), intensity)
        // About a minute: what is slow and done on both sides a few times, the rest ten times.
        case .gentle, .flow:
            let each = max(material.secondsPerRep * material.sides, 1)
            return self.counted(min(max(Int(60 / each), 3), 10), sets: 2, rest: 20, at: pace)
        }
    }

    /// Returns a circuit's dose with four rounds at most in an hour and a half, whose eleven things have time enough; where it is to be hard,
    /// with five.
    private func rounds(_ dose: Dose, _ intensity: Intensity) -> Dose {
        self.minutes >= 90 && intensity < .hard ? dose.limited(to: 4) : dose
    }

    /// Returns the rest after twelve repetitions in the pace of a circuit, in seconds.
    ///
    /// Klika and Jordan's hardly any is between different exercises; here one has all sets of one before the next. Under a minute for 10
    /// to 15 repetitions is what ACSM says (2009). Who begins, and whom a rule of safety keeps below hard, has three
    /// quarters of one where there are three sets, and so has who has sore knees, hips or joints, or is in later years; blood pressure falls further after longer rests (J Hum Kinet 2022; 82: 61–73, doi
    /// 10.2478/hukin-2022-0031). Where hard was asked for the METs are those of hardly any rest (`inHardCircuit`). The numbers are our choice.
    private func circuitRest(asked intensity: Intensity) -> Int {
        guard self.isSpared || self.level == .beginner && intensity < .hard else { return 20 }
        return self.minutes < 45 ? 30 : 45
    }

    private func timed(_ dose: BuildDose, of material: Material, at pace: Exercise.Pace) -> Dose {
        let isPractised = self.level == .advanced
        switch dose {
        case .run where material.isContinuous: return self.easyRun
        case .steady where material.kind == .cardio, .run where material.kind == .cardio:
            return self.steady(material, at: pace)
        case .easy where self.isAroundRun && material.isContinuous,
            .block where self.isAroundRun && material.isContinuous:
            return self.walkAroundRun
        case .easy where material.kind == .cardio: return self.easyBlock(of: material)
        case .block where material.kind == .cardio, .gentle where material.kind == .cardio:
            return self.steady(material, at: pace, isShort: true)
        case .interval where material.isContinuous:
            return Dose(
                sets: self.minutes < 20 ? 3 : self.minutes < (self.goal == .athleticism ? 90 : 60) ? 4 : 6,
                seconds: 60,
                rest: isPractised ? 60 : 75,
                setsRange: 3...10
            )
        case .interval where material.kind == .cardio && !self.goal.isJudgedByEffort: return self.intervalsOnTheSpot
        case .runWalk where material.isContinuous: return self.runWalk
        case .runBreaks where material.isContinuous: return self.runBreaks
        case .strides: return Dose(sets: 4, seconds: 20, rest: 60, setsRange: 3...6)
        case .sprint where self.minutes < 30:
            return Dose(sets: 3, seconds: isPractised ? 20 : 15, rest: 60, setsRange: 3...6)
        case .sprint:
            return Dose(sets: self.minutes < 45 ? 4 : 5, seconds: isPractised ? 20 : 15, rest: 75, setsRange: 4...8)
        // What is quick stays so for twenty seconds, in the circuit of who trains to be quick, too.
        case .power,
            .circuit where self.goal == .athleticism && material.kind == .power:
            return Dose(sets: self.powerSets, seconds: 20, rest: 60, setsRange: min(self.powerSets, 3)...6)
        case .circuit, .interval, .runWalk, .runBreaks, .block, .steady, .run, .easy:
            let sets = self.minutes < 45 ? 2 : 3
            return Dose(
                sets: sets,
                seconds: isPractised && !self.isSpared ? 40 : 30,
                rest: isPractised && !self.isSpared ? 20 : 30,
                setsRange: 2...sets + 3
            )
        case .gentle: return self.gentle(material)
        // Some minutes beside lifts in later years, in which one doesn't bow for a quarter of an hour.
        case .flow where self.goal.isLifting && self.isLate:
            return Dose(sets: 2, seconds: 120, rest: 15, setsRange: 1...3, secondsRange: 60...150)
        case .flow:
            return Dose(
                sets: self.minutes < 60 ? 1 : 3,
                seconds: 120,
                rest: 15,
                // Beside lifts nobody bows for a quarter of an hour.
                setsRange: 1...(self.goal.isLifting ? 3 : 5),
                secondsRange: 60...180
            )
        case .heavy, .volume, .assistance, .light, .isolation, .trunk: return self.hold(at: pace)
        }
    }

    /// Half a minute hard, half a minute easy, where nothing carries one away; the practised rest half as long.
    private var intervalsOnTheSpot: Dose {
        let isPractised = self.level == .advanced && !self.isSpared
        let sets = self.minutes < 20 ? 4 : self.minutes < 60 ? 6 : 8
        // Ten times the same is enough of it.
        let most = min(sets + 4, 10)
        return Dose(sets: sets, seconds: isPractised ? 40 : 30, rest: isPractised ? 20 : 30, setsRange: 3...most)
    }

    /// Returns a stretch or a hold; where there is an hour to move more easily, stretches are held for up to a minute.
    ///
    /// Ten to thirty seconds are enough for most, thirty to sixty do older people more good (Garber et al., ACSM 2011).
    private func gentle(_ material: Material) -> Dose {
        var dose = self.held(30, rest: 10)
        if self.goal == .mobility, self.minutes >= 60, material.kind == .supple {
            dose.secondsRange = 30...60
            dose.secondsStep = 10
        }
        return dose
    }

    private var powerSets: Int { self.minutes < 30 ? 2 : self.minutes < 60 ? 3 : 4 }

    /// Returns the dose of a main lift, with a rest that time bends little.
    ///
    /// Fewer sets in less than an hour leave room for legs, push and pull alike before time adds the others; the rest in short
    /// workouts is shorter where each side has one while the other works.
    private func lifted(_ material: Material, _ reps: Int, sets: Int, rest: Int) -> Dose {
        let sets = min(sets, self.minutes < 30 ? 2 : self.minutes < 60 ? 3 : sets)
        let rest = self.minutes < 45 && material.exercise.sides ? rest - 15 : rest
        return Dose(sets: sets, reps: reps, rest: rest, setsRange: min(sets, 2)...sets + 2)
    }

    /// Returns the rest after a hard lift of one's own weight in seconds: two minutes at most of a push-up, and where one side has one
    /// while the other works.
    private func ownRest(_ material: Material, asked intensity: Intensity) -> Int {
        let rest = self.mainRest(.heavy, asked: intensity)
        return material.exercise.sides || material.side == .push ? min(rest, 120) : rest
    }

    /// Returns the rest after a set of a main lift in seconds: longer the nearer to failure, two to three minutes where
    /// it is heavy and there is time for it (ACSM 2009).
    private func mainRest(_ dose: BuildDose, asked intensity: Intensity) -> Int {
        let rests =
            switch (dose, self.minutes) {
            case (.heavy, ..<30): [90, 105, 120, 120]
            case (.heavy, ..<45): [90, 90, 105, 120]
            case (.heavy, ..<75): [120, 120, 135, 150]
            case (.heavy, _): [120, 150, 165, 180]
            case (_, ..<30): [75, 75, 75, 75]
            default: [90, 90, 90, 105]
            }
        return rests[Intensity.allCases.firstIndex(of: intensity) ?? 0]
    }

    /// The rest of a heavy lift of the hips whose back already held the squats, in seconds: two minutes and more where there is time
    /// (ACSM 2009: two to three for heavy lifts of several joints).
    var restAfterSquats: Int { self.minutes < 30 ? 90 : self.minutes < 60 ? 120 : 150 }

    /// Returns some minutes without a break; what nobody goes on with for long at most three.
    private func easyBlock(of material: Material) -> Dose {
        let seconds =
            switch self.minutes {
            case ..<20: 120
            case ..<45: 180
            case ..<75: 300
            default: 420
            }
        // A quarter more at most: what is easy isn't what fills the time.
        let most = material.isContinuous ? seconds * 5 / 4 : 180
        return self.block(seconds: min(seconds, most), within: 60...most)
    }
}
