/// Chooses the warm-up before a main part, or the cool-down after it: for the muscles and joints it trains.
///
/// Three to six things before: easy movement, what wakes up the joints, then the first lifts with little weight. Three to five
/// after: easy movement, then stretches (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43: 1334–1359; NSCA Essentials,
/// 4th ed. 2016, ch. 14).
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
        let rampUps = self.part == .warmUp ? self.rampUps(before: main) : []
        let candidates = self.candidates(beside: [main] + others, chance: &chance)
        var (easy, specific) = (candidates.filter(\.isEasyMovement), candidates.filter { !$0.isEasyMovement })
        var choices = Choices()
        if let first = self.takeBest(of: &easy, for: &need) { choices.all.append(first) }
        let most = (self.part == .warmUp ? 6 : 5) - rampUps.count
        let left = length - rampUps.reduce(0) { $0 + $1.seconds }
        while choices.all.count < most, choices.seconds < left - 15 || choices.all.count + rampUps.count < 3,
            let next = self.takeBest(of: &specific, for: &need) ?? self.takeBest(of: &easy, for: &need)
        {
            choices.all.append(next)
        }
        choices.all += rampUps
        choices.fit(to: length)
        return choices
    }

    /// The first main lifts with less weight: two in workouts of an hour, one in shorter ones.
    private func rampUps(before main: Choices) -> [Choice] {
        let minutes = self.circumstances.request.minutes
        guard minutes >= 30 else { return [] }
        let lifts = main.all.filter {
            $0.slot?.dose.isMainLift == true && $0.material.exercise.weighted
                && $0.material.exercise.measure == .reps
        }
        return lifts.prefix(minutes < 60 ? 1 : 2).compactMap { lift in
            guard let pace = self.circumstances.rampUpPace(of: lift.material) else { return nil }
            return Choice(
                material: lift.material,
                pace: pace,
                dose: Dose(sets: minutes < 60 ? 1 : 2, reps: 6, rest: 30, setsRange: 1...3),
                role: .rampUp
            )
        }
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
            let exercise = material.exercise
            var worth = chance.share() * 0.6 - 0.5 * self.recent.staleness(exercise.id)
            guard let pace = self.circumstances.easiestPace(of: material) else { continue }
            switch self.circumstances.standing(of: material) {
            case .usual: worth += exercise.usual == .staple ? 0.6 : 0
            case .seldom: worth -= 3
            case .forOthers: worth -= 10
            }
            worth -= 0.4 * max(pace.met - Intensity.moderate.band.lowerBound, 0)
            if material.kind == .cardio { worth += self.likelihood(material) }
            if self.part == .coolDown, exercise.pattern == .stretch { worth += 2 }
            if self.part == .warmUp, exercise.pattern == .stretch || exercise.category == .yoga { worth -= 1.5 }
            if self.part == .warmUp, material.kind == .lifting || material.kind == .trunk { worth -= 0.4 }
            if others.contains(where: { $0.contains(material) }) { worth -= 4 }
            let choice = Choice(material: material, pace: pace, dose: self.doses.easy(material, in: self.part))
            candidates.append(Candidate(choice: choice, worth: worth))
        }
        return candidates
    }

    /// More for easy movement that one really goes on with for minutes, on what stands at a gym, on foot outdoors.
    private func likelihood(_ material: Material) -> Double {
        (material.isContinuous ? 1 : 0) + (material.exercise.pattern == .steady ? 0.6 : 0)
            + (self.circumstances.isEquippedGym && material.exercise.equipment != .none ? 0.8 : 0)
            + (self.circumstances.request.place == .outdoors && material.exercise.equipment == .none ? 0.8 : 0)
    }

    /// Takes the best candidate, the first of equals.
    private func takeBest(of candidates: inout [Candidate], for need: inout Need) -> Choice? {
        let best = candidates.firstBest { $0.worth + need.worth(of: $0.choice.material) }
        guard let best else { return nil }
        let choice = candidates.remove(at: best).choice
        need.cover(choice.material)
        return choice
    }
}
