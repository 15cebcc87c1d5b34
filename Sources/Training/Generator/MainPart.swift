import HealthMath

/// Makes a main part: the build that serves best, its slots filled, and what is still short of the time.
struct MainPart {
    let circumstances: Circumstances
    let recent: RecentTraining
    let doses: DoseTable
    /// The exercises that fit and are safe.
    let materials: [Material]
    let builds: BuildBook
    /// In seconds.
    let length: Double

    /// A main part, and how much of its build could be kept.
    struct Made {
        var choices = Choices()
        var build: SessionBuild?
        /// Slots that hold what they mean, and all that the time has room for.
        var kept = 0
        var slots = 0

        /// What it is, while the workout is mostly what the build means.
        var kind: WorkoutKind? { self.title == nil ? nil : self.build?.kind }

        /// The build's title while the workout is mostly what it means.
        var title: String? { self.kept * 3 >= self.slots * 2 ? self.build?.title : nil }
    }

    /// Chooses as much as fits at an intensity; the caller decides whether muscles trained hard yesterday may rest.
    func choose(at intensity: Intensity, sparing: Bool, chance: SeededChance) -> Made {
        var chance = chance
        let rested = self.materials.filter {
            !self.comesLater($0) && !(self.circumstances.half == .rest && $0.kind.tiresMuscles)
                && (!sparing || !$0.kind.tiresMuscles || $0.muscles.isDisjoint(with: self.recent.hard))
        }
        let filler = SlotFiller(
            circumstances: self.circumstances,
            recent: self.recent,
            materials: rested,
            luck: rested.map { _ in chance.share() }
        )
        var best: (made: Made, worth: Double) = (Made(choices: self.empty(at: intensity)), -.infinity)
        for builds in self.builds.choices(for: self.circumstances, at: intensity) where best.made.title == nil {
            for build in builds {
                let made = self.fill(build, at: intensity, by: filler)
                let worth = self.worth(of: made) + chance.share()
                if worth > best.worth { best = (made, worth) }
            }
        }
        var made = best.made
        if !self.circumstances.facts.goal.isJudgedByEffort {
            // A little below the band's end, for what fitting to the time may change.
            made.choices.soften(below: intensity.band.upperBound - 0.3, asked: intensity)
            made.kept = min(made.kept, made.choices.all.count { $0.isKept })
        }
        let allowed = rested.filter { made.build?.allows($0) ?? true }
        self.complete(&made.choices, of: made.build, at: intensity, from: allowed, chance: &chance)
        if self.circumstances.goesDownOnce { made.choices.putFloorLast() }
        made.choices.beginGently(below: self.circumstances.warmsUpLong ? Self.gentle : Intensity.hard.band.lowerBound)
        self.say(&made.choices, at: intensity)
        return made
    }

    /// Returns whether a beginner does an easier one first: the whole weight on the hands comes after knees or a raised
    /// edge.
    private func comesLater(_ material: Material) -> Bool {
        if self.circumstances.comesLater(material, knowing: self.recent) { return true }
        // A squat on one leg to the floor is the last step of its ladder, for members who have trained for years.
        if material.isTopOfLegs, self.circumstances.facts.experience != .seasoned { return true }
        guard self.circumstances.facts.level == .beginner, material.pushesWholeBody else { return false }
        return self.materials.contains {
            material.exercise.easier.contains($0.exercise.id) && self.circumstances.standing(of: $0) == .usual
        }
    }

    /// Says how many repetitions stay in reserve: four when it is to be easy, one when it is to be hard; beginners keep
    /// two, and three stay in the first weeks and where health asks to spare oneself.
    ///
    /// Helms, Cronin, Storey and Zourdos, "Application of the repetitions in reserve-based rating of perceived exertion scale
    /// for resistance training", Strength Cond J 2016; 38: 42–49.
    private func say(_ choices: inout Choices, at intensity: Intensity) {
        guard self.circumstances.facts.goal.isJudgedByEffort else { return }
        let isPractised = self.circumstances.facts.level == .advanced
        let reserve =
            switch intensity {
            case .low: 4
            case .moderate: 3
            case .vigorous: 2
            case .hard: isPractised ? 1 : 2
            }
        let lifts = choices.all.indices.filter {
            choices.all[$0].isLift && choices.all[$0].dose.reps != nil && !choices.all[$0].material.stopsAtBalance
        }
        // Nobody lacks the repetitions that stay in reserve of what is easy by itself: its reason names what is harder.
        let told = lifts.filter { choices.all[$0].material.isLoadable }
        let adjusted = lifts.filter { [.push, .pull].contains(choices.all[$0].material.side) }
        // The practised who want an effort go on with a push or a pull of their own weight until that few are left, too.
        let both = isPractised && intensity >= .vigorous ? Set(told).union(adjusted).sorted() : told
        for index in [both, adjusted, lifts].first(where: { !$0.isEmpty }) ?? [] {
            let isSpared = self.circumstances.isNew || self.circumstances.spares(choices.all[index].material)
            choices.all[index].reserve = isSpared ? max(reserve, 3) : reserve
        }
    }

    /// Returns choices without any: lifting is judged by effort, everything else by the METs of what was asked.
    private func empty(at intensity: Intensity) -> Choices {
        Choices(leastMET: self.circumstances.facts.goal.isJudgedByEffort ? 0 : intensity.band.lowerBound)
    }

    /// Returns more for a build that can be kept, fills the time, wasn't done of late and, where one lifts, evens out
    /// the week.
    private func worth(of made: Made) -> Double {
        let chosen = made.choices.all
        let wish = self.circumstances.request.dayAfter
        let stale = chosen.reduce(0) {
            // Repeating a hard day weighs more than luck between builds, and so does a rower after a day of rows.
            $0 + self.recent.staleness($1.material.exercise.id) + 2 * self.recent.repetition(of: $1.material, for: wish)
                + (wish == .anyway ? 0 : 2 * self.recent.disturbance(of: $1.material))
        }
        // As long as it becomes: what is gone on with is stretched to the time.
        var fitted = made.choices
        fitted.fit(to: self.length)
        // A build that uses nothing of an equipped gym gives way to one that does.
        let isIdle = self.circumstances.isEquippedGym && chosen.allSatisfy { $0.material.exercise.equipment == .none }
        return 4 * Double(made.kept) / Double(max(made.slots, 1)) + 2 * min(fitted.seconds / self.length, 1)
            - 1.5 * stale / Double(max(chosen.count, 1)) - 2 * self.inequality(with: made.choices)
            - (isIdle ? 2 : 0) - 3 * self.tiredShare(of: chosen) - 6 * self.freshShare(of: chosen)
    }

    /// Returns how much of what is lifted works what was trained hard yesterday, for who trains anyway: a build for the rested
    /// half of the body comes before one for both.
    private func tiredShare(of choices: [Choice]) -> Double {
        guard self.circumstances.request.dayAfter == .anyway else { return 0 }
        let lifted = choices.filter(\.material.kind.tiresMuscles)
        let tired = lifted.filter { !$0.material.muscles.isDisjoint(with: self.recent.hard) }
        let sets = { (choices: [Choice]) in choices.reduce(0) { $0 + $1.dose.sets } }
        return Double(sets(tired)) / Double(max(sets(lifted), 1))
    }

    private func inequality(with choices: Choices) -> Double {
        guard self.circumstances.facts.goal.isLifting else { return 0 }
        return (self.recent.week + choices.opposing).inequality
    }

    /// Fills all slots at the intensity asked for, then the rest a step easier as far as the average allows; those that
    /// are part of short workouts too before those that are only part of longer ones.
    private func fill(_ build: SessionBuild, at intensity: Intensity, by filler: SlotFiller) -> Made {
        var made = Made(choices: self.empty(at: intensity), build: build)
        var filled = [Choice?](repeating: nil, count: build.slots.count)
        let doses = self.doses.around(build)
        let most = self.circumstances.request.mostExercises
        let order = build.slots.indices.sorted { (build.slots[$0].turn, $0) < (build.slots[$1].turn, $1) }
        for isEasier in [false, true] {
            if isEasier, intensity == .hard {
                made.choices.makeRoom(in: self.length)
                for index in filled.indices {
                    guard let material = filled[index]?.material else { continue }
                    filled[index] = made.choices.all.first { $0.material === material }
                }
            }
            for index in order where filled[index] == nil && made.choices.all.count < most {
                let slot = build.slots[index]
                guard slot.isPart(of: self.circumstances),
                    let meaning = self.builds.meaning(of: index, in: build)
                else { continue }
                let hasLifted = self.hasLifted(made.choices)
                let partner = isEasier ? nil : self.partner(of: index, in: build.slots, filled)
                let found = filler.find(
                    for: slot,
                    meaning: meaning,
                    beside: made.choices,
                    with: partner?.material,
                    sisters: isEasier || self.circumstances.facts.goal.isJudgedByEffort,
                    paced: {
                        build.allows($0) && self.pace(of: $0, in: slot, at: intensity, easier: isEasier) != nil
                    }
                ) { material in
                    guard build.allows(material), !hasLifted || !material.kind.isLifted else { return nil }
                    let paired = partner.flatMap { material.pairs(with: $0.material) ? $0 : nil }
                    return self.choice(
                        material,
                        in: slot,
                        by: doses,
                        at: intensity,
                        easier: isEasier,
                        with: paired,
                        beside: made.choices
                    )
                }
                guard let choice = found else { continue }
                filled[index] = choice
                made.choices.all.append(choice)
                if choice.superset != nil {
                    made.choices.pairLast()
                    filled[index - 1] = made.choices.all[made.choices.all.count - 2]
                    filled[index] = made.choices.all.last
                }
            }
            if self.circumstances.facts.goal.isJudgedByEffort { break }
        }
        made.choices.all = filled.compactMap(\.self)
        made.choices.putHarderFirst()
        made.kept = made.choices.all.count { $0.isKept }
        // A run is none where something else stands in for it, unless it was asked for.
        if self.circumstances.request.kind == nil, made.choices.all.contains(where: \.isNoRun) { made.kept = 0 }
        made.slots = build.slots.count { $0.isPart(of: self.circumstances) }
        made.slots = min(made.slots, max(made.choices.all.count, 1))
        return made
    }

    /// Returns what a slot's exercise may be done in turn with: what fills the slot before it of the same superset.
    private func partner(of index: Int, in slots: [BuildSlot], _ filled: [Choice?]) -> Choice? {
        guard self.circumstances.isPairing, index > 0, slots[index].superset != nil,
            slots[index].superset == slots[index - 1].superset
        else { return nil }
        return filled[index - 1]
    }

    /// Returns the choice in the slot's dose or as small as must be; nil when the time or the average doesn't allow it.
    private func choice(
        _ material: Material,
        in slot: BuildSlot,
        by doses: DoseTable,
        at intensity: Intensity,
        easier isEasier: Bool,
        with partner: Choice?,
        beside choices: Choices
    ) -> Choice? {
        guard let pace = self.pace(of: material, in: slot, at: intensity, easier: isEasier) else { return nil }
        let way = self.dose(of: slot, for: material)
        let dose = self.circumstances.spared(doses.dose(way, of: material, at: pace, asked: intensity), of: material)
        var choice = Choice(material: material, pace: pace, dose: dose, slot: slot)
        choice.isEven = slot.dose.isInBursts && !way.isInBursts
        if slot.dose.isMainLift, material.exercise.pattern == .hinge, choices.all.contains(where: \.isHeavySquat) {
            choice.dose.rest = max(choice.dose.rest, self.doses.restAfterSquats)
        }
        choice.superset = partner == nil ? nil : slot.superset
        let left = self.length - choices.seconds
        // The walks around a first run may make it a little longer: none of its runs gives way to them.
        let slack = self.length / (doses.isFirstRun ? 10 : 40)
        guard let partner else { return choices.fitting(choice, into: left, over: slack) }
        // A build a little too long for two rounds is bent to the time afterwards, rather than left half.
        return choices.fitting(choice, into: left + partner.savedWhenFollowed + self.length / 12, over: 0)
    }
}
