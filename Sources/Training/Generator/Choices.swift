/// The exercises of one part of a workout, adjusted to fill the time.
struct Choices {
    var all: [Choice] = []
    /// The least average over time, in METs; 0 where it doesn't matter.
    var leastMET = 0.0

    var opposing: OpposingSets {
        self.all.reduce(into: OpposingSets()) { $0.add($1.dose.sets, on: $1.material.opposing) }
    }

    var seconds: Double { self.all.reduce(0) { $0 + $1.seconds } }

    /// MET seconds above the least average; it must not fall below zero.
    var surplus: Double { self.all.reduce(0) { $0 + self.surplus(of: $1) } }

    func surplus(of choice: Choice) -> Double { (choice.pace.met - self.leastMET) * choice.seconds }

    /// Leaves out what no slot asked for, then the last, while bending alone can't keep to a length.
    mutating func shorten(to most: Double) {
        while self.seconds > most, self.all.count > 2 {
            let index = self.all.lastIndex { $0.slot == nil } ?? self.all.count - 1
            guard self.surplus - self.surplus(of: self.all[index]) >= 0 else { return }
            self.remove(at: index)
        }
    }

    /// Makes it easier while the average over time reaches a MET.
    ///
    /// What is harder than asked for is shortened by a quarter at most, where it may be; then it is left out, the last first.
    mutating func soften(below most: Double, asked intensity: Intensity) {
        let isHard = { (choices: Choices) in
            choices.all.reduce(0) { $0 + ($1.averageMET - most) * $1.seconds } >= 0
        }
        for index in self.all.indices where self.all[index].pace.intensity > intensity {
            let least = self.all[index].seconds * 0.75
            while isHard(self), self.all[index].dose.secondsRange != nil,
                let shorter = self.all[index].stepped(up: false), shorter.seconds >= least
            {
                self.all[index] = shorter
            }
        }
        while isHard(self), let index = self.all.lastIndex(where: { $0.pace.intensity > intensity }) {
            self.remove(at: index)
        }
    }

    /// Gives what is hard in a circuit more rounds, so that what is a step easier has room beside it in a length.
    ///
    /// A circuit's lifts count a MET less than where hard begins (`Exercise.Pace.inHardCircuit`). More than half of the time
    /// isn't taken for what is hard.
    mutating func makeRoom(in length: Double) {
        while self.surplus < length - self.seconds, self.seconds < length / 2 {
            let rounds = self.all.indices.filter {
                [.circuit, .interval].contains(self.all[$0].slot?.dose) && self.surplus(of: self.all[$0]) > 0
            }
            guard let index = rounds.min(by: { self.all[$0].dose.sets < self.all[$1].dose.sets }),
                let more = self.all[index].stepped(up: true)
            else { return }
            self.all[index] = more
        }
    }

    private mutating func remove(at index: Int) {
        let superset = self.all.remove(at: index).superset
        guard superset != nil else { return }
        // Pairs only: what is left of one stands alone.
        for index in self.all.indices where self.all[index].superset == superset {
            (self.all[index].superset, self.all[index].isFollowed) = (nil, false)
        }
    }

    /// Puts one that no slot asked for where its kind of work belongs, behind all that come before it; behind everything where
    /// one begins with what raises the pulse, as a run and a circuit do.
    mutating func insert(_ choice: Choice) {
        let opening = self.all.first { $0.slot?.dose != .easy }
        let place =
            opening?.material.kind == .cardio
            ? self.all.endIndex
            : self.all.firstIndex { $0.material.kind.turn > choice.material.kind.turn } ?? self.all.endIndex
        // Easy parts stay at both ends.
        let first = self.all.firstIndex { $0.slot?.dose != .easy } ?? 0
        let end = self.all.lastIndex { $0.slot?.dose != .easy }.map { $0 + 1 } ?? self.all.endIndex
        self.all.insert(choice, at: min(max(place, first), end))
    }

    /// Puts what is done on the floor behind what is done upright, so that one goes down once; easy parts stay at both ends.
    mutating func putFloorLast() {
        let isDown = { (choice: Choice) in choice.material.exercise.traits.contains(.floor) }
        let end = self.all.lastIndex { $0.slot?.dose != .easy }.map { $0 + 1 } ?? self.all.endIndex
        let work = self.all.prefix(end)
        self.all = work.filter { !isDown($0) } + work.filter(isDown) + self.all.suffix(from: end)
    }

    /// Has the harder of two sisters first, in the place and the dose of the easier one: hands on a counter follow knees on the floor.
    mutating func putHarderFirst() {
        for (first, one) in self.all.enumerated() where one.isLift && one.superset == nil && one.dose.reps != nil {
            let later = self.all.indices.dropFirst(first + 1).first { index in
                let other = self.all[index]
                return other.isLift && other.superset == nil && other.dose.reps != nil && one.isMeant && other.isMeant
                    && other.material.exercise.sides == one.material.exercise.sides
                    && other.material.exercise.easier.contains(one.material.exercise.id)
            }
            guard let later else { continue }
            (self.all[first], self.all[later]) = (one.with(self.all[later]), self.all[later].with(one))
        }
    }

    /// Puts what is easier first where it would begin with what isn't below so many METs: a rope is nothing for cold legs.
    ///
    /// Where nothing is easier, what can be is done at an easier pace, as far as the average allows. An easy start stays.
    mutating func beginGently(below most: Double) {
        guard let first = self.all.first, first.pace.met >= most, first.slot?.dose != .easy else { return }
        let isDown = { (choice: Choice) in choice.material.exercise.traits.contains(.floor) }
        let movable = self.all.indices.filter { self.all[$0].slot?.dose != .easy && self.all[$0].superset == nil }
        let easier = movable.filter { self.all[$0].pace.met < most }
        if let index = easier.first(where: { !isDown(self.all[$0]) }) ?? easier.first {
            self.all.insert(self.all.remove(at: index), at: 0)
            return
        }
        for index in movable {
            guard let pace = self.all[index].material.paces.last(where: { $0.met < most }) else { continue }
            var eased = self
            eased.all[index].pace = pace
            guard eased.surplus >= 0 else { continue }
            eased.all.insert(eased.all.remove(at: index), at: 0)
            self = eased
            return
        }
    }

    /// The kind of work that takes the most time; nil while there is none.
    var mostTime: WorkKind? {
        let seconds: [WorkKind: Double] = self.all.reduce(into: [:]) { sums, choice in
            sums[choice.material.kind, default: 0] += choice.seconds
        }
        return WorkKind.allCases.filter { seconds[$0, default: 0] > 0 }
            .max { one, other in seconds[one, default: 0] < seconds[other, default: 0] }
    }

    /// Returns a choice in its dose, or as small as must be, for what is left in seconds; nil when time or average
    /// don't allow it.
    func fitting(_ choice: Choice, into left: Double, over slack: Double) -> Choice? {
        var choice = choice
        while choice.seconds > left || !self.allows(choice), let smaller = choice.stepped(up: false) {
            choice = smaller
        }
        guard choice.seconds <= left + slack, choice.seconds > 0,
            self.allows(choice)
        else { return nil }
        return choice
    }

    /// Returns whether the average stays high enough with it.
    private func allows(_ choice: Choice) -> Bool {
        self.leastMET == 0 || self.surplus + self.surplus(of: choice) >= 0
    }

    func contains(_ material: Material) -> Bool { self.all.contains { $0.material === material } }

    /// Has the last two done in turn: as many sets of each, and the rest after both.
    mutating func pairLast() {
        let (one, other) = (self.all.count - 2, self.all.count - 1)
        let sets = min(self.all[one].dose.sets, self.all[other].dose.sets)
        self.all[one].superset = self.all[other].superset
        self.all[one].isFollowed = true
        self.all[other].dose.rest = max(self.all[one].dose.rest, self.all[other].dose.rest)
        for index in [one, other] { self.all[index].dose.sets = sets }
    }

    /// Adjusts sets and seconds, and rests at last, toward a length: opposing sets alike, unless that misses it.
    mutating func fit(to target: Double) {
        self.stepAll(toward: target, alike: true)
        if abs(self.seconds - target) > target / 20 { self.stepAll(toward: target, alike: false) }
        self.bendRests(toward: target)
    }

    private mutating func stepAll(toward target: Double, alike: Bool) {
        var isMoving = true
        while isMoving {
            isMoving = false
            let up = self.seconds < target
            for index in up ? Array(self.all.indices) : self.all.indices.reversed() {
                isMoving = self.step(index, up: up, toward: target, alike: alike) || isMoving
            }
        }
    }

    /// Changes a dose by a step if that comes nearer to the target, keeps the average and, where asked, opposing sets alike;
    /// tells whether it did.
    ///
    /// The exercises of a superset change together, when it is the turn of the first.
    private mutating func step(_ index: Int, up: Bool, toward target: Double, alike: Bool) -> Bool {
        let places = self.all.superset(around: index, \.superset)
        guard places.lowerBound == index else { return false }
        var (seconds, surplus, new): (Double, Double, [Choice]) = (0, self.surplus, [])
        let opposing = self.opposing
        var changed = opposing
        for old in self.all[places] {
            guard let stepped = old.stepped(up: up) else { return false }
            seconds += stepped.seconds - old.seconds
            surplus += self.surplus(of: stepped) - self.surplus(of: old)
            changed.add(stepped.dose.sets - old.dose.sets, on: old.material.opposing)
            new.append(stepped)
        }
        let gap = target - self.seconds
        guard abs(gap - seconds) < abs(gap), surplus >= 0, !alike || opposing.allows(changed) else { return false }
        self.all.replaceSubrange(places, with: new)
        return true
    }

    /// Shortens or lengthens rests by up to a third of the usual ones, however often, in steps of five seconds.
    ///
    /// Those of main lifts and of single joints change by ten seconds at most, so that the heavier keeps the longer one. Short ones
    /// may become a quarter of a minute longer: that comes before one more exercise. Walks between runs stay as the plan has them.
    private mutating func bendRests(toward target: Double) {
        for index in self.all.indices where self.all[index].usualRest >= 15 && !self.all[index].isFollowed {
            let old = self.all[index]
            guard !old.isBetweenWalks else { continue }
            let wanted = old.restBend + Int((target - self.seconds) / Double(old.dose.sets) / 5) * 5
            let shorter = old.keepsRest ? 10 : old.usualRest / 15 * 5
            let longer = old.keepsRest ? 10 : max(shorter, 15)
            var new = old
            new.restBend = min(max(wanted, -shorter), longer)
            new.dose.rest = old.usualRest + new.restBend
            if self.surplus - self.surplus(of: old) + self.surplus(of: new) >= 0 { self.all[index] = new }
        }
    }
}
