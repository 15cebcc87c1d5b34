import HealthMath

/// Finds what stands in a slot of a build: what is meant, else its nearest safe kin.
struct SlotFiller {
    let circumstances: Circumstances
    let recent: RecentTraining
    /// What suits, is safe, and isn't to rest.
    let materials: [Material]
    /// A share of luck for each of the materials.
    let luck: [Double]
    /// How near each material is to what a coach would give this member.
    private let standings: [Circumstances.Standing]
    /// The hard lifts of one's own weight that are there.
    let hardIDs: Set<Exercise.ID>
    /// The push-ups with the whole body that are there.
    let wholeIDs: Set<Exercise.ID>
    /// Whether there is something to load a lift with.
    let hasWeights: Bool

    init(circumstances: Circumstances, recent: RecentTraining, materials: [Material], luck: [Double]) {
        self.circumstances = circumstances
        self.recent = recent
        self.materials = materials
        self.luck = luck
        self.standings = materials.map(circumstances.standing)
        self.hasWeights = !circumstances.gear.isDisjoint(with: [.dumbbells, .kettlebell, .barbell])
        self.wholeIDs = Set(materials.filter(\.pushesWholeBody).map(\.exercise.id))
        self.hardIDs = Set(
            materials.filter {
                $0.isLift && $0.exercise.level == .advanced && !$0.exercise.weighted && !$0.stopsAtBalance
            }
            .map(\.exercise.id)
        )
    }

    /// Returns the choice that serves best, the first of equals; nil when nothing is near.
    ///
    /// Easier and harder sisters of what is named serve only where `sisters` says so; `make` makes a choice of an exercise, nil
    /// where it has no room in the workout or no pace, which `paced` tells apart: nothing stands in for what only lacks room.
    /// What can be done in turn with `partner` is worth more.
    func find(
        for slot: BuildSlot,
        meaning: SlotMeaning,
        beside taken: Choices,
        with partner: Material?,
        sisters: Bool,
        paced: (Material) -> Bool,
        _ make: (Material) -> Choice?
    ) -> Choice? {
        let takesKin = self.takesKin(slot, meaning)
        let opposing = self.recent.week + taken.opposing
        let near = self.materials.indices.compactMap { index in
            self.nearness(of: index, to: meaning, kin: takesKin, sisters: sisters).map { (index, $0) }
        }
        var lacksRoom = false
        for step in 1...Nearness.steps {
            var best: (choice: Choice, worth: Double)?
            // What is meant but worth less than the best; it isn't made unless it must be known whether it has room.
            var outdone: [Material] = []
            for (index, nearness) in near where nearness.step == step {
                let material = self.materials[index]
                guard !taken.contains(material), !self.onlyHolds(material, in: slot) else { continue }
                var worth = self.worth(of: material, in: slot, beside: taken) - nearness.distance
                worth += self.luck[index] * (self.varies(material, in: slot) ? self.variety : 1)
                // Movements that the workout and the week lack come first, where a slot leaves the choice.
                if let side = material.opposing { worth -= opposing.tilt(of: side) }
                if let partner { worth -= self.distance(of: material, from: partner) }
                if partner == nil, self.leavesWeights(material, in: slot) { worth -= 2 }
                // A circuit that was written for what is there is done with it.
                if !meaning.hasGear(material) { worth -= slot.dose == .circuit ? 1.2 : 0.3 }
                guard worth > best?.worth ?? -.infinity else {
                    if nearness.isMeant { outdone.append(material) }
                    continue
                }
                guard var choice = make(material) else {
                    lacksRoom = lacksRoom || nearness.isMeant && paced(material)
                    continue
                }
                choice.isMeant = nearness.isMeant || slot.isOpen
                best = (choice, worth)
            }
            guard let best else { continue }
            if best.choice.isMeant { return best.choice }
            return lacksRoom || outdone.contains { make($0) == nil && paced($0) } ? nil : best.choice
        }
        return nil
    }

    /// How much luck weighs between such lifts: less for the practised, who are to get what is hard for them.
    var variety: Double {
        if self.circumstances.facts.level == .beginner { return 3.2 }
        return self.circumstances.request.intensity >= .vigorous ? 1 : 2.4
    }

    /// Returns whether one lift is about as good as its siblings: of one's own weight alone, none is the lift that everybody repeats.
    private func varies(_ material: Material, in slot: BuildSlot) -> Bool {
        slot.dose.isLift && !material.exercise.weighted && !self.hasWeights && !self.circumstances.isEquippedGym
    }

    /// Returns whether it leaves alone the weights that are there, as a door frame or a towel does for anybody's pull, or a wall for a main lift
    /// of the practised; a push-up with the whole body is one.
    private func leavesWeights(_ material: Material, in slot: BuildSlot) -> Bool {
        guard self.hasWeights, !material.exercise.weighted, material.exercise.level == .beginner else { return false }
        if material.side == .pull { return slot.dose.isLift }
        return slot.dose.isMainLift && !material.pushesWholeBody && self.circumstances.facts.level == .advanced
    }

    /// Returns whether it holds what weights that are there would lift, for whom nothing hurts but legs.
    private func onlyHolds(_ material: Material, in slot: BuildSlot) -> Bool {
        slot.dose == .isolation && self.hasWeights && material.exercise.measure == .seconds
            && self.circumstances.rules.allSatisfy { $0.cause.area?.isOfLegs ?? false }
    }

    /// Returns how ill it can be done in turn with another: not at all, or for one side after the other while that one waits.
    ///
    /// "Not at all" weighs more than the wish for a main lift, and less than that for the movement that is meant.
    private func distance(of material: Material, from partner: Material) -> Double {
        material.pairs(with: partner) ? (material.exercise.sides ? 0.3 : 0) : 1.5
    }

    /// How near an exercise is to what a slot means; the nearest first.
    private enum Nearness {
        /// Meant, usual, for everybody or for this member.
        case meant
        /// Meant, but not the lift or the gear that was hoped for.
        case meantOtherwise
        /// A usual one that trains the same side of the body, or the same quality.
        case kin
        case meantSeldom
        case kinSeldom
        /// A usual one of the same kind of work.
        case kindred

        static let steps = 4

        /// What is usual before all else; within a step the farther is worth less, so that it comes when the nearer was
        /// done of late.
        var step: Int {
            switch self {
            case .meant, .meantOtherwise, .kin: 1
            case .meantSeldom: 2
            case .kinSeldom: 3
            case .kindred: 4
            }
        }

        var distance: Double {
            switch self {
            case .meantOtherwise: 1
            case .kin: 2.5
            default: 0
            }
        }

        var isMeant: Bool {
            switch self {
            case .meant, .meantOtherwise, .meantSeldom: true
            case .kin, .kinSeldom, .kindred: false
            }
        }
    }

    private func nearness(
        of index: Int,
        to meaning: SlotMeaning,
        kin takesKin: Bool,
        sisters: Bool
    ) -> Nearness? {
        let (material, standing) = (self.materials[index], self.standings[index])
        if meaning.means(material) {
            switch standing {
            case .usual: return meaning.isExact(material) ? .meant : .meantOtherwise
            case .seldom: return meaning.names(material) ? .meant : .meantSeldom
            case .forOthers: return nil
            }
        }
        guard meaning.kinds.contains(material.kind.rawValue) else { return nil }
        guard takesKin else { return sisters && standing == .usual && meaning.isSister(material) ? .kin : nil }
        guard !meaning.isOpen || material.kind == .cardio || material.exercise.traits.contains(.impact) else {
            return nil
        }
        switch (meaning.isKin(material), standing) {
        case (true, .usual): return .kin
        case (true, .seldom): return .kinSeldom
        case (false, .usual): return meaning.isStrict ? nil : .kindred
        case (_, .forOthers), (false, .seldom): return nil
        }
    }

    /// Returns whether what only trains the same may stand in for what is meant.
    ///
    /// A gym with weights and machines has what is meant of a lift, and what is named by itself is done or left out, unless
    /// safety keeps all of it from the member.
    private func takesKin(_ slot: BuildSlot, _ meaning: SlotMeaning) -> Bool {
        if slot.isOpen { return true }
        guard meaning.models.isEmpty else {
            let suited = meaning.models.filter(self.circumstances.suits)
            return !suited.isEmpty && suited.allSatisfy { self.circumstances.rule(against: $0) != nil }
        }
        guard self.circumstances.isEquippedGym, slot.dose.isLift else { return true }
        return !self.materials.indices.contains { meaning.means(self.materials[$0]) && self.standings[$0] == .usual }
    }

    private func worth(of material: Material, in slot: BuildSlot, beside taken: Choices) -> Double {
        let isMain = slot.dose.isMainLift
        // Main lifts come again and again, or nobody gets stronger in them; the rest may vary.
        var worth =
            -(isMain ? material.exercise.weighted ? 0.8 : 1.4 : 2.5) * self.recent.staleness(material.exercise.id)
        worth += material.exercise.usual == .staple ? 1.15 : 0
        // What moves before what only holds the same, a lift before a drill, and a push or a pull before what only mends a joint.
        worth -= material.isHeld ? 2.5 : material.kind == .lifting && !material.isLift ? 1.5 : 0
        let isSmall = material.exercise.usual == .seldom || isMain && !self.circumstances.hasFreshInjury
        if isSmall, material.side != .legs, material.exercise.madeFor.contains(.rehab) { worth -= 4 }
        // Named ones stand in the order in which they are wished for.
        if let place = slot.exercises.firstIndex(of: material.exercise.id) { worth += 1.2 - 0.35 * Double(place) }
        worth += self.firstStep(of: material, in: slot) + self.bend(of: material, in: slot)
        if material.exercise.level == .advanced {
            worth += slot.dose.isLift ? self.challenge(of: material, in: slot) : 0.3
        }
        // Weights that are there are lifted.
        if slot.dose.isLift, material.exercise.weighted, self.circumstances.isEquippedGym || material.side != nil {
            worth += 0.5
        }
        // After heavy squats nobody pulls a bar from the floor, unless that is what is meant: the back is tired.
        if material.exercise.pattern == .hinge, material.exercise.traits.contains(.straining),
            !slot.exercises.contains(material.exercise.id),
            taken.all.contains(where: \.isHeavySquat)
        {
            worth -= 2.5
        }
        // Lifts that strain the whole body come first and heavy, or not at all.
        if !isMain, material.exercise.traits.contains(.straining) { worth -= 2 }
        worth -=
            self.recent.tiredness(of: material) + self.misfit(of: material) + self.circumstances.burden(of: material)
        if self.circumstances.request.dayAfter != .anyway { worth -= self.recent.disturbance(of: material) }
        worth -= self.recent.repetition(of: material, for: self.circumstances.request.dayAfter)
        if self.circumstances.isEquippedGym, material.exercise.equipment != .none { worth += 0.7 }
        for choice in taken.all {
            let other = choice.material
            worth -= other.exercise.pattern == material.exercise.pattern ? 0.5 : 0
            worth -=
                0.3 * Double(other.muscles.intersection(material.muscles).count)
                / Double(max(material.muscles.count, 1))
            // One doesn't do a lift and its sister, least of all the easier one afterwards, nor punch in every round.
            if material.kind == .cardio {
                worth -= !material.isContinuous && material.isKin(of: other) ? 1.5 : 0
            } else if material.isSister(of: other) {
                worth -= other.exercise.easier.contains(material.exercise.id) ? 4 : 2
            }
        }
        if self.circumstances.cycle.isEasy { worth -= 0.2 * (material.paces.first?.met ?? 0) / 3 }
        return worth
    }
}
