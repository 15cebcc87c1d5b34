/// Chooses the warm-up before a main part, or the cool-down after it, for the muscles and joints it uses.
///
/// Each takes five to ten minutes where there is time. A warm-up is easy movement, then movement of what the main part
/// uses; a cool-down is easy movement, then stretches (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43: 1334–1359).
struct WorkoutFrame {
    let part: WorkoutPart
    let circumstances: Circumstances
    let recent: RecentTraining
    let doses: DoseTable
    /// The exercises that fit and are safe for this part.
    let materials: [Material]

    func choose(
        around main: Choices,
        beside others: [Choices],
        length: Double,
        chance: inout SeededChance
    ) -> Choices {
        var need = Need(main)
        var choices = Choices()
        let candidates = self.candidates(beside: [main] + others, chance: &chance)
        var (easy, others) = (candidates.filter(\.isEasyMovement), candidates.filter { !$0.isEasyMovement })
        if let first = self.takeBest(of: &easy, for: &need) { choices.all.append(first) }
        while choices.seconds < length - 15, let next = self.takeBest(of: &others, for: &need) {
            choices.all.append(next)
        }
        while choices.seconds < length - 60, let next = self.takeBest(of: &easy, for: &need) {
            choices.all.append(next)
        }
        choices.fit(to: length)
        return choices
    }

    struct Candidate {
        let choice: Choice
        let worth: Double

        var isEasyMovement: Bool { self.choice.material.kind == .cardio }
    }

    /// Lists exercises at the easiest pace; repeats those of other parts only where hardly anything else is left.
    private func candidates(beside others: [Choices], chance: inout SeededChance) -> [Candidate] {
        var candidates: [Candidate] = []
        for material in self.materials {
            var worth = chance.share() * 0.6 - 0.5 * self.recent.staleness(material.exercise.id)
            guard let pace = self.circumstances.easiestPace(of: material) else { continue }
            worth -= 0.4 * max(pace.met - Intensity.moderate.band.lowerBound, 0)
            if self.part == .coolDown, material.exercise.pattern == .stretch { worth += 0.8 }
            if others.contains(where: { $0.contains(material) }) { worth -= 4 }
            let choice = Choice(material: material, pace: pace, dose: self.doses.easy(material, in: self.part))
            candidates.append(Candidate(choice: choice, worth: worth))
        }
        return candidates
    }

    /// Takes the best candidate, the first of equals.
    private func takeBest(of candidates: inout [Candidate], for need: inout Need) -> Choice? {
        var best: (index: Int, worth: Double)?
        for index in candidates.indices {
            let worth = candidates[index].worth + need.worth(of: candidates[index].choice.material)
            if worth > best?.worth ?? -.infinity { best = (index, worth) }
        }
        guard let best else { return nil }
        let choice = candidates.remove(at: best.index).choice
        need.cover(choice.material)
        return choice
    }
}
