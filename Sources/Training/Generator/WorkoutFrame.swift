/// Chooses the warm-up before a main part, or the cool-down after it: for the muscles and joints it trains.
///
/// Three to six things before, three in less than half an hour: easy movement, what wakes up the joints, then the first lifts with little weight. Three to five
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
        let candidates = self.candidates(around: main, for: need, beside: others, chance: &chance)
        var (easy, specific) = (candidates.filter(\.isEasyMovement), candidates.filter { !$0.isEasyMovement })
        var choices = Choices()
        if let first = self.takeBest(of: &easy, for: &need) { choices.all.append(first) }
        if self.balances(before: main) {
            var standing = specific.filter { $0.choice.material.kind == .balance }
            if let steady = self.takeBest(of: &standing, for: &need) {
                choices.all.append(steady)
                specific.removeAll { $0.choice.material === steady.material }
            }
        }
        let number = self.number
        let most = number.upperBound - rampUps.count
        let left = length - rampUps.reduce(0) { $0 + $1.seconds }
        while choices.all.count < most,
            choices.seconds < left - 15 || choices.all.count + rampUps.count < number.lowerBound,
            let next = self.takeBest(of: &specific, for: &need) ?? self.takeBest(of: &easy, for: &need)
        {
            choices.all.append(next)
        }
        choices.all = choices.all.floorLast + rampUps
        choices.fit(to: length)
        return choices
    }

    /// Returns whether balance is trained before the work, fresh, because the work has none of it.
    private func balances(before main: Choices) -> Bool {
        self.part == .warmUp && self.circumstances.isInLaterYears
            && !main.all.contains { $0.material.kind == .balance }
    }

    /// The fewest and the most exercises; a short workout has three in its warm-up.
    private var number: ClosedRange<Int> {
        switch (self.part, self.circumstances.request.minutes) {
        case (.warmUp, ..<30): 3...(self.circumstances.warmsUpLong ? 5 : 3)
        case (.warmUp, _): 3...6
        case (_, _): 3...5
        }
    }

    /// Returns the main lifts with less weight: each with a barbell, and the first two of an hour, the first of a
    /// shorter one, whatever it is loaded with; in a quarter of an hour only the first.
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
        return ramped.prefix(3).compactMap { place, lift in
            // The first few and heavy one of the practised is met step by step (NSCA Essentials, 4th ed. 2016, ch. 15).
            let isHeavy = place == 0 && minutes >= 60 && lift.dose.reps.map { $0 <= 5 } ?? false
            guard let pace = self.circumstances.rampUpPace(of: lift.material) else { return nil }
            return Choice(
                material: lift.material,
                pace: pace,
                dose: isHeavy
                    ? Dose(sets: 3, reps: 4, rest: 60, setsRange: 2...3)
                    : Dose(sets: minutes < 60 ? 1 : 2, reps: 6, rest: 30, setsRange: 1...2),
                role: .rampUp
            )
        }
    }

    /// Takes the best candidate, the first of equals.
    private func takeBest(of candidates: inout [Candidate], for need: inout Need) -> Choice? {
        let best = candidates.firstBest { $0.worth + need.worth(of: $0.choice.material) }
        guard let best else { return nil }
        let choice = candidates.remove(at: best).choice
        need.cover(choice.material)
        // A pose doesn't follow its easier or harder sister while there is anything else.
        for index in candidates.indices where candidates[index].choice.material.isSister(of: choice.material) {
            candidates[index].worth -= 3
        }
        // One hinge is enough to remind the hips of it; joints and muscles are many.
        let pattern = choice.material.exercise.pattern
        if choice.material.kind == .lifting {
            for index in candidates.indices where candidates[index].choice.material.exercise.pattern == pattern {
                candidates[index].worth -= 2
            }
        }
        return choice
    }
}

extension [Choice] {
    /// The easy movement that begins, then what is done standing or seated, then what is done on the floor: one goes down once.
    fileprivate var floorLast: [Choice] {
        let isDown = { (choice: Choice) in choice.material.exercise.traits.contains(.floor) }
        let rest = self.dropFirst()
        var ordered = Array(self.prefix(1))
        ordered.append(contentsOf: rest.filter { !isDown($0) })
        ordered.append(contentsOf: rest.filter(isDown))
        return ordered
    }
}
