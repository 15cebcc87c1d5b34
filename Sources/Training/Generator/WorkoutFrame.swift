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
        let number = self.number(around: main)
        // Those before later lifts stand among the work, and take of its time.
        let beside = self.warmsLegs(before: main) ? [] : Array(rampUps.prefix(1))
        let most = number.upperBound - (beside.isEmpty ? 0 : rampUps.count)
        if let first = self.takeBest(of: &easy, for: &need) { choices.all.append(first) }
        if number.upperBound == 3, self.circumstances.request.minutes >= 30, !choices.all.isEmpty {
            // Three minutes of walking at least go before a first run.
            choices.all[0].dose = self.doses.block(seconds: 180, within: 180...300)
        }
        let mending = self.takeMending(of: &specific, beside: [main] + others, for: &need)
        choices.all.append(contentsOf: mending.prefix(max(most - choices.all.count, 1)))
        if choices.all.count < most, self.balances(before: main) {
            let steady = self.takeBest(of: &specific, for: &need) { self.steadies(with: $0) }
            choices.all.append(contentsOf: [steady].compactMap(\.self))
        }
        if choices.all.count < most, self.bracesBack(before: main) {
            let brace = self.takeBest(of: &specific, for: &need) { self.bracesBack(with: $0, before: main) }
            choices.all.append(contentsOf: [brace].compactMap(\.self).map(self.bracing))
        }
        let left = length - beside.reduce(0) { $0 + $1.seconds }
        while choices.all.count < most,
            choices.seconds < left - 15 || choices.all.count + beside.count < number.lowerBound,
            let next = self.takeBest(of: &specific, for: &need) ?? self.takeBest(of: &easy, for: &need)
        {
            choices.all.append(next)
        }
        // Three things and a ramp-up are three minutes where each thing is half a minute.
        let isFull = beside.isEmpty && !rampUps.isEmpty
        if isFull {
            for index in choices.all.indices {
                choices.all[index].dose.reps = choices.all[index].dose.reps.map { max($0 * 3 / 4, 2) }
            }
        }
        choices.all = choices.all.floorLast + rampUps
        let later = rampUps.dropFirst(beside.count).reduce(0) { $0 + $1.seconds }
        choices.fit(to: length + later - (isFull ? 40 : 0))
        return choices
    }

    /// Returns whether balance is trained before the work, fresh, because the work has none of it.
    private func balances(before main: Choices) -> Bool {
        self.part == .warmUp && (self.circumstances.isInLaterYears || self.circumstances.steadiesAnkles)
            && !main.all.contains { $0.material.kind == .balance }
    }

    /// Returns whether it trains balance: in a seat for those alone for whom that is made, since nobody else's ankle learns to hold there.
    private func steadies(with material: Material) -> Bool {
        let isSeated = material.exercise.position == .seated
        return material.kind == .balance && !(isSeated && self.circumstances.standing(of: material) == .forOthers)
    }

    /// Returns whether it begins with what is quick, which wants warm legs: then its lifts' ramp-ups, which follow that, stand beside the warm-up.
    private func warmsLegs(before main: Choices) -> Bool {
        self.circumstances.request.minutes < 30 && main.all.first?.slot?.dose == .power
    }

    /// Returns the fewest and the most exercises; a short workout has three in its warm-up, and a first run, which a long walk goes before
    /// (`DoseTable.runWalk`).
    private func number(around main: Choices) -> ClosedRange<Int> {
        let isFirstRun = main.all.contains { $0.slot?.dose == .runWalk }
        return switch (self.part, self.circumstances.request.minutes) {
        case (.warmUp, 30..<45) where isFirstRun: 3...3
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
            guard let pace = self.circumstances.rampUpPace(of: lift.material) else { return nil }
            let dose = self.rampUp(before: lift, isFirst: place == 0)
            return Choice(material: lift.material, pace: pace, dose: dose, role: .rampUp)
        }
    }

    /// Returns the sets with less weight before a lift: the nearer to its limit it is, the more of them.
    ///
    /// Fives are met step by step, the first in three where there is an hour, in two in any shorter one, for a jump from half of the weight
    /// to all of it is none that a coach signs; the others with a bar in two from three quarters of an hour on (NSCA Essentials, 4th ed. 2016,
    /// ch. 15). In twenty minutes half a minute of easy movement yields to the second, and its rest is half a minute; in a quarter of an hour
    /// each has three repetitions. What is lifted eight times has two in an hour, what is lifted ten times and more one, for half of its
    /// weight is half of its effort. How many is our choice (Ribeiro et al., Percept Mot Skills 2014; 119: 133–145: more add nothing where loads are moderate).
    private func rampUp(before lift: Choice, isFirst: Bool) -> Dose {
        let minutes = self.circumstances.request.minutes
        let reps = lift.dose.reps ?? .max
        if reps <= 5, lift.material.gear.contains(.barbell) {
            let least = isFirst || minutes >= 45 ? 2 : 1
            let sets = isFirst && minutes >= 60 ? 3 : least
            let rest = isFirst && minutes >= 60 ? 60 : minutes < 30 ? 30 : 45
            return Dose(sets: sets, reps: minutes < 20 ? 3 : 4, rest: rest, setsRange: least...sets)
        }
        let sets = minutes >= 60 && reps <= 8 ? 2 : 1
        return Dose(sets: sets, reps: 6, rest: 30, setsRange: 1...sets)
    }

    /// Takes for each part of the body that mends the first of what keeps it moving, of what isn't done elsewhere.
    private func takeMending(
        of candidates: inout [Candidate],
        beside others: [Choices],
        for need: inout Need
    ) -> [Choice] {
        let done = Set(others.flatMap(\.all).map(\.material.exercise.id))
        var taken: [Choice] = []
        for mending in self.circumstances.mendings {
            let places = mending.exercises.filter { !done.contains($0) }.compactMap { id in
                candidates.firstIndex { $0.choice.material.exercise.id == id }
            }
            guard let place = places.first else { continue }
            var choice = candidates.remove(at: place).choice
            choice.purpose = mending.words
            need.cover(choice.material)
            taken.append(choice)
        }
        return taken
    }

    /// Takes the best candidate of such a kind.
    private func takeBest(
        of candidates: inout [Candidate],
        for need: inout Need,
        where isMeant: (Material) -> Bool
    ) -> Choice? {
        var meant = candidates.filter { isMeant($0.choice.material) }
        guard let best = self.takeBest(of: &meant, for: &need) else { return nil }
        candidates.removeAll { $0.choice.material === best.material }
        return best
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
