/// Chooses the warm-up before a main part, or the cool-down after it: for the muscles and joints it trains.
///
/// Three to six things before, three in less than half an hour: easy movement, what wakes up the joints, then the first lifts with little weight. Three to five
/// after, two after twenty minutes: easy movement, then stretches (Garber et al., ACSM, Med Sci Sports Exerc 2011; 43: 1334–1359; NSCA Essentials,
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
        let candidates = self.candidates(around: main, beside: others, chance: &chance)
        var (easy, specific) = (candidates.filter(\.isEasyMovement), candidates.filter { !$0.isEasyMovement })
        var choices = Choices()
        if let first = self.takeBest(of: &easy, for: &need) { choices.all.append(first) }
        let number = self.number
        let most = number.upperBound - rampUps.count
        let left = length - rampUps.reduce(0) { $0 + $1.seconds }
        while choices.all.count < most,
            choices.seconds < left - 15 || choices.all.count + rampUps.count < number.lowerBound,
            let next = self.takeBest(of: &specific, for: &need) ?? self.takeBest(of: &easy, for: &need)
        {
            choices.all.append(next)
        }
        choices.all += rampUps
        choices.fit(to: length)
        return choices
    }

    /// How few and how many things it has: where time is short three before, and after twenty minutes two.
    private var number: ClosedRange<Int> {
        switch (self.part, self.circumstances.request.minutes) {
        case (.warmUp, ..<30): 3...3
        case (.warmUp, _): 3...6
        case (_, 20): 2...2
        case (_, _): 3...5
        }
    }

    /// The main lifts with less weight: each with a barbell, and the first two of an hour, the first of a shorter one, whatever
    /// it is loaded with; in a quarter of an hour only the first.
    private func rampUps(before main: Choices) -> [Choice] {
        let minutes = self.circumstances.request.minutes
        let lifts = main.all.filter {
            $0.slot?.dose.isMainLift == true && $0.material.exercise.weighted
                && $0.material.exercise.measure == .reps
        }
        let first = minutes < 60 ? 1 : 2
        let ramped = lifts.enumerated().filter { place, lift in
            place < first || minutes >= 30 && lift.material.gear.contains(.barbell)
        }
        return ramped.prefix(3).compactMap { _, lift in
            guard let pace = self.circumstances.rampUpPace(of: lift.material) else { return nil }
            return Choice(
                material: lift.material,
                pace: pace,
                dose: Dose(sets: minutes < 60 ? 1 : 2, reps: 6, rest: minutes < 30 ? 15 : 30, setsRange: 1...2),
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
    private func candidates(
        around main: Choices,
        beside others: [Choices],
        chance: inout SeededChance
    ) -> [Candidate] {
        var candidates: [Candidate] = []
        let isRun = main.all.contains { $0.material.isRun }
        for material in self.materials {
            let exercise = material.exercise
            // There are many good ways to warm up, and few to come to rest.
            let luck = chance.share() * (self.part == .warmUp ? 3 : 0.8)
            var worth = luck - 0.5 * self.recent.staleness(exercise.id)
            guard let pace = self.pace(of: material, beforeRun: isRun) else { continue }
            switch self.circumstances.standing(of: material) {
            case .usual: worth += exercise.usual == .staple ? 0.6 : 0
            case .seldom: worth -= 3
            case .forOthers: worth -= 10
            }
            if !(material.isContinuous && self.isOutdoors) {
                worth -= 0.4 * max(pace.met - Intensity.moderate.band.lowerBound, 0)
            }
            if material.kind == .cardio { worth += self.likelihood(material) }
            if isRun, material.isRun { worth += 2 }
            // Nobody's first steps are jumps.
            if !material.isRun, exercise.traits.contains(.impact) { worth -= 1.5 }
            if self.part == .coolDown, exercise.pattern == .stretch { worth += 2 }
            if self.part == .warmUp, exercise.pattern == .stretch || exercise.category == .yoga { worth -= 1.5 }
            if self.part == .warmUp, material.kind == .lifting || material.kind == .trunk { worth -= 0.4 }
            // One walks before and after, but doesn't do the same drill again.
            let isAgain = ([main] + others).contains { $0.contains(material) }
            if isAgain, !(material.isContinuous && self.isOutdoors) { worth -= 4 }
            let choice = Choice(material: material, pace: pace, dose: self.doses.easy(material, in: self.part))
            candidates.append(Candidate(choice: choice, worth: worth))
        }
        return candidates
    }

    /// More for easy movement that one really goes on with for minutes, on what stands at a gym, on foot outdoors.
    private func likelihood(_ material: Material) -> Double {
        (material.isContinuous ? 1 : 0) + (material.exercise.pattern == .steady ? 0.6 : 0)
            + (self.circumstances.isEquippedGym && material.exercise.equipment != .none ? 0.8 : 0)
            + (self.isOutdoors && material.exercise.equipment == .none ? 0.8 : 0)
            // On foot one gets on outdoors; nobody marches there on the spot.
            + (self.isOutdoors && material.isContinuous ? 2 : 0)
    }

    private var isOutdoors: Bool { self.circumstances.request.place == .outdoors }

    /// The easiest it can be done at; a run begins with easy running, for whom it is planned harder than moderate.
    private func pace(of material: Material, beforeRun isRun: Bool) -> Exercise.Pace? {
        if let pace = self.circumstances.easiestPace(of: material) { return pace }
        guard isRun, self.part == .warmUp, material.isRun else { return nil }
        return self.circumstances.paces(of: material, upTo: self.circumstances.most).first
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
