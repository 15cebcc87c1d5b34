import HealthMath

/// What may stand before or after the main part, and how well it serves.
extension WorkoutFrame {
    struct Candidate {
        let choice: Choice
        var worth: Double

        var isEasyMovement: Bool { self.choice.material.kind == .cardio }
    }

    /// Lists exercises at the easiest pace; repeats those of other parts only where hardly anything else is left.
    func candidates(
        around main: Choices,
        for need: Need,
        beside others: [Choices],
        chance: inout SeededChance
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        let isRun = main.all.contains { $0.material.isRun }
        let isRide = main.all.contains { $0.material.gear.contains(.bicycle) }
        let gone = main.all.filter { $0.material.isContinuous }.map(\.pace.met)
        let fastest = gone.max()
        let hardest = main.all.map(\.pace.met).max() ?? 0
        // What is more than easy is left out where it is harder than the work.
        let most = max(hardest, Intensity.moderate.band.lowerBound)
        let balances = main.all.contains { $0.material.kind == .balance }
        let parts = [main] + others
        for material in self.materials {
            // There are many good ways to warm up, and few to come to rest.
            let luck = chance.share() * (self.part == .warmUp ? 3 : 0.8)
            var worth = luck - 0.5 * self.recent.staleness(material.exercise.id)
            guard let pace = self.pace(of: material, beforeRun: isRun), pace.met <= most,
                !self.isHarder(material, than: main)
            else { continue }
            switch self.circumstances.standing(of: material) {
            // The usual comes first among exercises made for a seat, too.
            case .usual: worth += [.staple: 0.6, .seldom: -1.2][material.exercise.usual] ?? 0
            case .seldom: worth -= 3
            case .forOthers: worth -= 10
            }
            if !(material.isContinuous && self.isOutdoors) {
                let weight = self.part == .coolDown ? 1.2 : 0.4
                worth -= weight * max(pace.met - Intensity.moderate.band.lowerBound, 0)
            }
            // An exercise harder than the work neither prepares for it nor brings one to rest.
            if pace.met > hardest { worth -= 6 }
            if material.kind == .cardio { worth += self.likelihood(material) }
            if !self.isDone(material, beforeRun: isRun) { worth -= 8 }
            // An exercise that has nothing to do with the work only fills time.
            if material.kind != .cardio, !need.concerns(material) { worth -= 2 }
            if isRun, material.isRun { worth += 2 }
            // A run on a treadmill begins with walking on it, not with rowing.
            if isRun, !self.isOutdoors, material.isContinuous, material.exercise.position != .standing { worth -= 3 }
            // A bicycle belongs around rides only.
            if material.gear.contains(.bicycle), !isRide { worth -= 4 }
            // Couch to 5K begins with five minutes of brisk walking.
            if isRun, self.walksBefore, material.isContinuous, pace.intensity == .moderate { worth += 2 }
            // Nobody's first steps are jumps.
            if !material.isRun, material.exercise.traits.contains(.impact) { worth -= 1.5 }
            if self.part == .coolDown, material.exercise.pattern == .stretch { worth += 2 }
            if self.part == .warmUp, material.exercise.pattern == .stretch || material.exercise.category == .yoga {
                // Muscles that were held long are weaker for a while (Behm et al., Appl Physiol Nutr Metab 2016; 41: 1–11).
                worth -= material.exercise.pattern == .stretch ? 3.5 : 1.5
            }
            // A heart that is to beat evenly gets warm below the gentlest of the work.
            if self.circumstances.staysSteady, material.isContinuous, let gentlest = gone.min(), pace.met > gentlest {
                worth -= 4
            }
            let isLifted = material.kind == .lifting || material.kind == .trunk
            if self.part == .warmUp, isLifted || self.circumstances.beginsLate && material.exercise.weighted {
                worth -= self.circumstances.beginsLate ? 3 : 0.4
            }
            // One walks before and after, on a treadmill around a run too, but doesn't do the same drill again.
            let isAgain = parts.contains { $0.contains(material) }
            let goesOn = self.isOutdoors || isRun || self.restsLegsOnMachines(with: material)
            if isAgain, !(material.isContinuous && goesOn) { worth -= 6 }
            if self.burdens(material) { worth -= 4 }
            if self.steadiesAnkles(with: material), !isAgain { worth += 4 }
            // Balance that the work trains near something to hold isn't tried without it before.
            if material.kind == .balance, self.circumstances.isInLaterYears, balances { worth -= 6 }
            worth -= 2 * self.circumstances.burden(of: material)
            // Before a run nobody stands still, holds something or lifts: one walks, swings the legs and trots.
            if isRun, self.part == .warmUp, material.kind != .supple, material.kind != .cardio { worth -= 5 }
            // A brisk walk doesn't warm up for an easy one.
            if !isRun, self.walksBefore, material.isContinuous, let fastest, pace.met > fastest { worth -= 4 }
            // A beginner who wants it easy isn't warmed up by what is work itself.
            if self.walksBefore, self.circumstances.most == .low, material.kind == .power || material.kind == .lifting {
                worth -= 3
            }
            let choice = Choice(material: material, pace: pace, dose: self.doses.easy(material, in: self.part))
            candidates.append(Candidate(choice: choice, worth: worth))
        }
        return candidates
    }

    /// Returns whether it asks more of the same movement than the work does, or is quick where one begins in later years.
    private func isHarder(_ material: Material, than main: Choices) -> Bool {
        guard self.part == .warmUp else { return false }
        if self.circumstances.beginsLate, material.kind == .power { return true }
        return main.all.contains { $0.material.exercise.harder.contains(material.exercise.id) }
    }

    /// Returns whether what hurts would be loaded before and after the work more than it need be: at all while it is
    /// fresh, more than lightly by a beginner where it is old.
    private func burdens(_ material: Material) -> Bool {
        if self.steadiesAnkles(with: material) { return false }
        return self.circumstances.facts.injuries.contains { injury in
            let most = injury.kind.isAcute ? 0 : self.circumstances.facts.level == .beginner ? 1 : 2
            let isBurdened = material.exercise.load(on: injury.area) > most
            // Easy movement on foot or on a machine, which safety allows, is how one begins all the same, but for fresh legs.
            return isBurdened && (material.kind != .cardio || injury.kind.isAcute && injury.area.isOfLegs)
        }
    }

    /// Returns whether it teaches an ankle that has hurt for long to hold: rising on both feet before the work.
    private func steadiesAnkles(with material: Material) -> Bool {
        self.part == .warmUp && self.circumstances.steadiesAnkles && material.kind == .single
            && material.exercise.muscles.contains(.calves)
    }

    /// Returns whether it is a machine that a fresh leg may use before and after the work: nobody dances in a seat beside it.
    private func restsLegsOnMachines(with material: Material) -> Bool {
        self.circumstances.isEquippedGym && material.exercise.equipment == .gym && self.circumstances.hasFreshInjury
    }

    /// Returns more for easy movement that one really goes on with for minutes, on what stands at a gym, on foot
    /// outdoors.
    private func likelihood(_ material: Material) -> Double {
        (material.isContinuous ? 1 : 0) + (material.exercise.pattern == .steady ? 0.6 : 0)
            + (self.circumstances.isEquippedGym && material.exercise.equipment != .none ? 0.8 : 0)
            + (self.isOutdoors && material.exercise.equipment == .none ? 0.8 : 0)
            // On foot one gets on outdoors; nobody marches there on the spot.
            + (self.isOutdoors && material.isContinuous ? 2 : 0)
    }

    /// Returns whether one does it there: outdoors nobody lies or kneels on bare ground while there is anything else,
    /// nor unrolls a mat around a run.
    func isDone(_ material: Material, beforeRun isRun: Bool) -> Bool {
        guard self.isOutdoors else { return true }
        let hasMat = self.circumstances.request.gear?.contains(.mat) == true
        return !material.exercise.traits.contains(.floor) || hasMat && !isRun
    }

    /// Whether one runs before a run.
    private var runsBefore: Bool {
        self.part == .warmUp && self.circumstances.facts.level == .advanced && !self.circumstances.warmsUpLong
    }
    /// Whether one walks before a run, as who is new to it does.
    private var walksBefore: Bool {
        self.part == .warmUp && (self.circumstances.facts.level == .beginner || self.circumstances.warmsUpLong)
    }

    private var isOutdoors: Bool { self.circumstances.request.place == .outdoors }

    /// Returns the easiest it can be done at; the practised begin a run with easy running, where it is planned harder
    /// than moderate.
    private func pace(of material: Material, beforeRun isRun: Bool) -> Exercise.Pace? {
        if let pace = self.circumstances.easiestPace(of: material) { return pace }
        guard isRun, self.runsBefore, material.isRun else { return nil }
        return self.circumstances.paces(of: material, upTo: self.circumstances.most).first
    }
}

extension InjuryArea {
    /// Whether it carries the body on foot.
    var isOfLegs: Bool { [.hip, .knee, .ankle, .foot].contains(self) }
}
