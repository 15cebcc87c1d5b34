/// An exercise taken into a workout, with its pace and a dose that may still change.
struct Choice {
    let material: Material
    var pace: Exercise.Pace
    var dose: Dose
    /// The seconds by which time has changed its usual rest.
    var restBend = 0
    /// The slot of the build it fills; nil where it was added beside the build.
    var slot: BuildSlot?
    /// Whether it is what its slot means, not only near it.
    var isMeant = true
    /// Whether it is done evenly where its slot asks for hard and easy in turn.
    var isEven = false
    /// The number of its superset; nil where it stands alone.
    var superset: Int?
    /// Whether the next of its superset follows each of its sets in place of a rest.
    var isFollowed = false
    /// What it is in its part beside an exercise like others; nil for nothing more.
    var role: WorkoutItem.Role?
    /// What it is for, where a rule of safety has it stand there; nil where the work says it.
    var purpose: String?
    /// Repetitions that stay in reserve at the end of a set; nil where effort isn't said.
    var reserve: Int?

    /// Whether it is a lift or trunk work, of which repetitions are kept in reserve.
    var isLift: Bool { self.material.kind.isLifted }

    /// What its slot is called for whom it was filled; nil where it was added beside the build.
    var slotName: String? { self.isEven ? "Keeps the pulse up" : self.slot?.name }

    /// Whether its slot asks for full speed.
    var isFullSpeed: Bool { self.slot?.dose.isFullSpeed ?? false }

    /// Whether its slot asks for what is easy by feel: before and after the work, or a run as slow as one can talk.
    var isPlannedEasy: Bool { self.slot.map { $0.dose == .easy || $0.dose == .run } ?? false }

    /// Whether its slot asks for runs with walks between them.
    var isBetweenWalks: Bool { self.slot.map { $0.dose == .runWalk || $0.dose == .runBreaks } ?? false }

    /// Whether it stands in for a run, and isn't one.
    var isNoRun: Bool {
        (self.isBetweenWalks || self.slot?.dose == .run) && !self.isMeant
            && !self.material.exercise.traits.contains(.impact)
    }

    /// Whether its slot holds what it means, and of a main lift no makeshift for a joint that mends: then another build may serve better.
    var isKept: Bool {
        let isMakeshift =
            self.slot?.dose.isMainLift == true
            && self.material.exercise.madeFor.contains { $0 == .rehab || $0 == .handsFree }
        return self.isMeant && !isMakeshift
    }

    /// Whether its rest says how near to failure its sets come.
    var keepsRest: Bool { self.slot.map { $0.dose.isMainLift || $0.dose == .isolation } ?? (self.role == .rampUp) }

    /// Whether it is a squat that strains the whole body: the back holds what the legs lift.
    var isHeavySquat: Bool {
        self.slot?.dose.isMainLift == true && self.material.exercise.pattern == .squat
            && self.material.exercise.traits.contains(.straining)
    }

    /// The rest of its dose before time changed it, in seconds.
    var usualRest: Int { self.dose.rest - self.restBend }

    /// In seconds, after each set.
    var rest: Int { self.isFollowed ? Superset.change : self.dose.rest }

    /// The seconds that it takes less when the next of a superset follows its sets.
    var savedWhenFollowed: Double { Double(self.dose.sets * max(self.dose.rest - Superset.change, 0)) }

    /// As many repetitions for either side, where they go from side to side.
    var reps: Int? {
        self.dose.reps.map { Exercise.alternating.contains(self.material.exercise.id) ? $0 + $0 % 2 : $0 }
    }

    var seconds: Double {
        let work = self.dose.seconds.map(Double.init) ?? Double(self.reps ?? 0) * self.material.secondsPerRep
        return Double(self.dose.sets) * (work * self.material.sides + Double(self.rest))
    }

    /// The METs of its pace; of what one goes on with and rests from in turn, the average of both over time, as its energy is counted.
    var averageMET: Double {
        guard self.material.exercise.category == .cardio, let work = self.dose.seconds, work > 0, self.rest > 0 else {
            return self.pace.met
        }
        let rested = Double(self.rest) / (Double(work) * self.material.sides + Double(self.rest))
        return self.pace.met * (1 - rested) + WorkoutItem.restMET(at: self.pace) * rested
    }

    /// Returns it with another's exercise, at that one's pace, in its own place and dose.
    func with(_ other: Choice) -> Choice {
        var choice = Choice(material: other.material, pace: other.pace, dose: self.dose, slot: self.slot)
        choice.isMeant = other.isMeant
        return choice
    }

    func stepped(up: Bool) -> Choice? {
        guard let dose = self.dose.stepped(up: up) else { return nil }
        var choice = self
        choice.dose = dose
        return choice
    }

    func item(_ reason: String) -> WorkoutItem {
        WorkoutItem(
            exercise: self.material.exercise,
            at: self.pace,
            sets: self.dose.sets,
            reps: self.reps,
            seconds: self.dose.seconds,
            restSeconds: self.rest,
            reason: reason,
            slot: self.slotName,
            role: self.role,
            reserve: self.reserve,
            superset: self.superset
        )
    }
}
