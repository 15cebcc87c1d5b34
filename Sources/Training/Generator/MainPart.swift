/// Chooses the exercises of a main part one by one, each the best beside those before it.
struct MainPart {
    let circumstances: Circumstances
    let recent: RecentTraining
    let doses: DoseTable
    /// The exercises that fit and are safe.
    let materials: [Material]
    /// In seconds.
    let length: Double

    /// Chooses exercises at an intensity, as many as fit; `sparing` leaves out muscles trained hard yesterday.
    func choose(at intensity: Intensity, sparing: Bool, chance: SeededChance) -> Choices {
        var chance = chance
        var candidates = self.candidates(at: intensity, sparing: sparing, chance: &chance)
        var choices = Choices(leastMET: intensity.band.lowerBound)
        var balance = Balance(GoalShares(self.circumstances.facts.goal, at: intensity), over: self.length)
        while self.length - choices.seconds > self.length / 20, let best = self.best(of: candidates, beside: balance) {
            let candidate = candidates.remove(at: best)
            guard let choice = self.fitting(candidate, into: choices) else { continue }
            choices.all.append(choice)
            balance.add(choice.material, seconds: choice.seconds)
            candidates.removeAll { $0.material === choice.material }
        }
        choices.fit(to: self.length)
        choices.all = choices.all.enumerated()
            .sorted { ($0.element.material.kind.turn, $0.offset) < ($1.element.material.kind.turn, $1.offset) }
            .map(\.element)
        return choices
    }

    struct Candidate {
        let material: Material
        let pace: Exercise.Pace
        /// Its worth without regard to the other exercises.
        let worth: Double
    }

    /// Lists each exercise at its pace of the intensity; easier ones may be mixed in as far as the average allows.
    private func candidates(at intensity: Intensity, sparing: Bool, chance: inout SeededChance) -> [Candidate] {
        var candidates: [Candidate] = []
        for material in self.materials {
            let luck = chance.share()
            if sparing, material.kind.tiresMuscles, !material.muscles.isDisjoint(with: self.recent.hard) { continue }
            for pace in self.circumstances.paces(of: material, upTo: intensity) {
                let isBelow = pace.intensity < intensity
                guard pace.met >= intensity.band.lowerBound - 3 else { continue }
                let worth = self.worth(of: material, at: pace, in: intensity) + luck * 1.2 - (isBelow ? 1.5 : 0)
                candidates.append(Candidate(material: material, pace: pace, worth: worth))
            }
        }
        return candidates
    }

    private func worth(of material: Material, at pace: Exercise.Pace, in intensity: Intensity) -> Double {
        let goal = self.circumstances.facts.goal
        var worth = -2 * self.recent.staleness(material.exercise.id)
        if material.kind.tiresMuscles, material.muscles.count > 0 {
            let tired = material.muscles.intersection(self.recent.tired).count
            worth -= 1.5 * Double(tired) / Double(material.muscles.count)
        }
        if material.exercise.weighted, goal == .strength || goal == .muscle { worth += 0.6 }
        if self.circumstances.isEquippedGym, material.exercise.equipment != .none { worth += 0.7 }
        if material.exercise.level == .advanced { worth += 0.4 }
        if self.circumstances.cycle.isEasy { worth -= 0.5 * (pace.met - intensity.band.lowerBound) / 3 }
        return worth
    }

    /// The index of the best candidate; the first of equals.
    private func best(of candidates: [Candidate], beside balance: Balance) -> Int? {
        var best: (index: Int, worth: Double)?
        for index in candidates.indices {
            let worth = candidates[index].worth + balance.worth(of: candidates[index].material)
            if worth > best?.worth ?? -.infinity { best = (index, worth) }
        }
        return best?.index
    }

    /// The candidate in its usual dose, or in the smallest; nil when the time or the average doesn't allow it.
    private func fitting(_ candidate: Candidate, into choices: Choices) -> Choice? {
        let dose = self.doses.main(candidate.material, at: candidate.pace)
        var choice = Choice(material: candidate.material, pace: candidate.pace, dose: dose)
        let left = self.length - choices.seconds
        while choice.seconds > left, let smaller = choice.stepped(up: false) { choice = smaller }
        guard choice.seconds <= left + self.length / 40, choice.seconds > 0,
            choices.surplus + choices.surplus(of: choice) >= 0
        else { return nil }
        return choice
    }
}
