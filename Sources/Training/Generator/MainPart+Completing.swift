import HealthMath

extension MainPart {
    /// Bends doses to the time, and adds what serves best where that isn't enough.
    func complete(
        _ choices: inout Choices,
        of build: SessionBuild?,
        at intensity: Intensity,
        from materials: [Material],
        chance: inout SeededChance
    ) {
        choices.fit(to: self.length)
        let request = self.circumstances.request
        for most in [request.mostExercises, .max] {
            let isShort = { (choices: Choices) in self.length - choices.seconds > self.length / 20 }
            let isThin = { (choices: Choices) in choices.all.count < request.fewestExercises }
            guard isShort(choices) || isThin(choices) else { break }
            var candidates = self.candidates(from: materials, at: intensity, beside: choices, chance: &chance)
            let empty = self.emptySlots(of: build, beside: choices)
            for index in candidates.indices {
                guard let slot = empty.first(where: { $0.meaning.means(candidates[index].material) })?.slot else {
                    continue
                }
                candidates[index].slot = slot
                candidates[index].worth += self.wish(for: candidates[index].material, in: slot)
            }
            var balance = Balance(GoalShares(self.circumstances.facts.goal, at: intensity), over: self.length)
            for choice in choices.all { balance.add(choice.material, seconds: choice.seconds) }
            while choices.all.count < most, isShort(choices) || isThin(choices) {
                if self.hasLifted(choices) { candidates.removeAll { $0.material.kind.isLifted } }
                guard let best = candidates.firstBest(by: { $0.worth + balance.worth(of: $0.material) }) else { break }
                let candidate = candidates.remove(at: best)
                guard let choice = self.fitting(candidate, into: choices, thin: isThin(choices)) else { continue }
                var more = choices
                more.insert(choice)
                more.fit(to: self.length)
                guard more.seconds <= self.length * 1.02 else { continue }
                choices = more
                balance.add(choice.material, seconds: choice.seconds)
                candidates.removeAll { $0.material === choice.material }
                for index in candidates.indices {
                    guard let slot = candidates[index].slot, slot.name == choice.slot?.name else { continue }
                    candidates[index].slot = nil
                    candidates[index].worth -= self.wish(for: candidates[index].material, in: slot)
                }
            }
        }
        choices.fit(to: self.length)
    }

    /// Returns how much of it loads an arm that is freshly hurt, or works the arms' half of the body beside it.
    ///
    /// A build that has the legs in it comes before one for the arms then.
    func freshShare(of choices: [Choice]) -> Double {
        let areas = self.circumstances.facts.injuries.filter { $0.kind.isAcute }.map(\.area)
            .filter { [.shoulder, .elbow, .wrist].contains($0) }
        guard !areas.isEmpty else { return 0 }
        let upper = BodyHalf.upper.muscles
        let loading = choices.count { choice in
            !choice.material.muscles.isDisjoint(with: upper)
                || areas.contains { choice.material.exercise.load(on: $0) > 0 }
        }
        return Double(loading) / Double(max(choices.count, 1))
    }

    /// Returns whether it has all the sets of lifts that who begins is given.
    func hasLifted(_ choices: Choices) -> Bool {
        self.doses.mostLifts.map { choices.all.count(where: \.isLift) >= $0 } ?? false
    }

    struct Candidate {
        let material: Material
        let pace: Exercise.Pace
        /// Its worth without regard to the other exercises.
        var worth: Double
        /// The slot of the build that had no room and that it would fill.
        var slot: BuildSlot?
    }

    /// Returns how much more is worth what a slot of the build wants that had no room: most where the slot is part of so long a workout,
    /// and asks for the exercise by name.
    private func wish(for material: Material, in slot: BuildSlot) -> Double {
        (slot.isPart(of: self.circumstances) ? 8 : 2.5) + (slot.exercises.contains(material.exercise.id) ? 6 : 0)
    }

    /// Returns the slots of a build that hold nothing, but for main lifts, which are heavy or not at all: those of
    /// longer workouts too, for what a coach adds where time is left is the next of the session.
    private func emptySlots(
        of build: SessionBuild?,
        beside choices: Choices
    ) -> [(slot: BuildSlot, meaning: SlotMeaning)] {
        guard let build else { return [] }
        let filled = Set(choices.all.compactMap(\.slot?.name))
        return build.slots.enumerated().compactMap { index, slot in
            guard slot.isMeant(for: self.circumstances), !filled.contains(slot.name), !slot.dose.isMainLift,
                !slot.dose.isJudgedByEffort, !slot.dose.isInBursts, slot.dose != .easy,
                let meaning = self.builds.meaning(of: index, in: build)
            else { return nil }
            return (slot, meaning)
        }
    }

    /// Returns each at its pace of the intensity; what is a step easier may mix in as far as the average allows.
    private func candidates(
        from materials: [Material],
        at intensity: Intensity,
        beside choices: Choices,
        chance: inout SeededChance
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        let main = choices.mostTime
        for material in materials {
            let luck = chance.share()
            guard !choices.contains(material) else { continue }
            let paces = self.circumstances.paces(of: material, upTo: intensity)
            for pace in paces {
                let isBelow = pace.intensity < intensity
                guard choices.leastMET == 0 || pace.met >= intensity.band.lowerBound - 3 else { continue }
                // Beside lifts one walks or rides as easily as can be, and so that one can talk.
                let isBesideLifts = self.circumstances.facts.goal.isLifting && material.kind == .cardio
                if isBesideLifts, pace != paces.first || pace.intensity > .moderate { continue }
                let worth =
                    self.worth(of: material, at: pace, in: intensity, beside: main) + luck * 1.2 - (isBelow ? 1.5 : 0)
                candidates.append(Candidate(material: material, pace: pace, worth: worth))
            }
        }
        return candidates
    }

    private func worth(
        of material: Material,
        at pace: Exercise.Pace,
        in intensity: Intensity,
        beside main: WorkKind?
    ) -> Double {
        let goal = self.circumstances.facts.goal
        var worth = -2 * self.recent.staleness(material.exercise.id)
        switch self.circumstances.standing(of: material) {
        case .usual: worth += material.exercise.usual == .staple ? 1 : 0
        case .seldom: worth -= 4
        case .forOthers: worth -= 12
        }
        if material.isHeld { worth -= 2.5 }
        worth -= self.recent.tiredness(of: material) + self.circumstances.burden(of: material)
        if self.circumstances.request.dayAfter != .anyway { worth -= self.recent.disturbance(of: material) }
        worth -= self.recent.repetition(of: material, for: self.circumstances.request.dayAfter)
        if material.kind == main { worth += 1.5 }
        if material.exercise.weighted, goal.isJudgedByEffort { worth += 0.6 }
        if material.kind == .cardio, goal.isLifting { worth -= 3 }
        // Beginners have done enough sets before the time is over: the rest goes to mobility and balance.
        if self.doses.mostLifts != nil, material.exercise.pattern == .mobility || material.kind == .balance {
            worth += 2
        }
        if self.circumstances.isEquippedGym, material.exercise.equipment != .none { worth += 0.7 }
        if material.exercise.level == .advanced { worth += 0.4 }
        if self.circumstances.cycle.isEasy { worth -= 0.5 * (pace.met - intensity.band.lowerBound) / 3 }
        return worth
    }

    /// Returns the choice in its usual dose or as small as must be; nil when the time or the average doesn't allow it.
    private func fitting(_ candidate: Candidate, into choices: Choices, thin isThin: Bool) -> Choice? {
        let (material, pace) = (candidate.material, candidate.pace)
        // What fills a slot late is trained as the slot says.
        let way = material.isLift && self.circumstances.spares(material) ? .assistance : candidate.slot?.dose
        let dose =
            way.map { self.doses.dose($0, of: material, at: pace, asked: pace.intensity) }
            ?? self.doses.main(material, at: pace)
        let choice = Choice(
            material: candidate.material,
            pace: candidate.pace,
            dose: self.circumstances.spared(dose, of: material),
            slot: candidate.slot
        )
        let left = max(
            self.length - choices.seconds,
            isThin ? self.length / Double(self.circumstances.request.fewestExercises) : 0
        )
        return choices.fitting(choice, into: left, over: self.length / 40)
    }
}
