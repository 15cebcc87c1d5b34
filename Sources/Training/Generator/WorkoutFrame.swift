/// Chooses the warm-up before a main part, or the cool-down after it: for the muscles and joints it trains.
///
/// Five to ten minutes each: easy movement first, then what the main part will use; at the end easy movement, then
/// stretches (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43: 1334–1359).
struct WorkoutFrame {
    let part: WorkoutPart
    let circumstances: Circumstances
    let recent: RecentTraining
    let doses: DoseTable
    /// What suits and is safe for this part.
    let materials: [Material]

    func choose(around main: Choices, length: Double, chance: inout SeededChance) -> Choices {
        let need = Need(main)
        var candidates = self.candidates(beside: main, for: need, chance: &chance)
        var choices = Choices()
        if let index = self.best(of: candidates.filter(\.isEasyMovement), beside: need).first {
            choices.all.append(index.choice)
            candidates.removeAll { $0.choice.material === index.choice.material }
        }
        var left = need
        for choice in choices.all { left.cover(choice.material) }
        while choices.seconds < length - 15, let next = self.best(of: candidates, beside: left).first {
            choices.all.append(next.choice)
            left.cover(next.choice.material)
            candidates.removeAll { $0.choice.material === next.choice.material }
        }
        choices.fit(to: length)
        return choices
    }

    struct Candidate {
        let choice: Choice
        let worth: Double

        var isEasyMovement: Bool { self.choice.material.kind == .cardio }
    }

    /// At the easiest pace; what stands in the main part already only where nothing else is left.
    private func candidates(beside main: Choices, for need: Need, chance: inout SeededChance) -> [Candidate] {
        var fresh: [Candidate] = []
        var repeated: [Candidate] = []
        for material in self.materials {
            let luck = chance.share()
            guard let pace = self.circumstances.paces(of: material, upTo: .moderate).first else { continue }
            let choice = Choice(material: material, pace: pace, dose: self.doses.easy(material))
            let stretchIsLate = self.part == .coolDown && material.exercise.pattern == .stretch ? 0.8 : 0
            let worth = luck * 0.6 + stretchIsLate - 0.5 * self.recent.staleness(material.exercise.id)
            let candidate = Candidate(choice: choice, worth: worth)
            if main.contains(material.exercise.id) { repeated.append(candidate) } else { fresh.append(candidate) }
        }
        return fresh.isEmpty ? repeated : fresh
    }

    private func best(of candidates: [Candidate], beside need: Need) -> [Candidate] {
        var best: (candidate: Candidate, worth: Double)?
        for candidate in candidates {
            let worth = candidate.worth + need.worth(of: candidate.choice.material)
            if worth > best?.worth ?? -.infinity { best = (candidate, worth) }
        }
        return best.map { [$0.candidate] } ?? []
    }
}
