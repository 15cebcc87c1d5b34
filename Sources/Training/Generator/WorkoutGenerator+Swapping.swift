import HealthMath

extension WorkoutGenerator {
    static let mostAlternatives = 12

    /// Returns substitutes for an exercise of a plan, the best first: same part, same movement or muscles, safe,
    /// possible there (`Substitutes`).
    func alternatives(
        to exercise: Exercise.ID,
        in plan: WorkoutPlan,
        of request: WorkoutRequest,
        for facts: TrainingFacts,
        excluding excluded: Set<Exercise.ID>,
        adding own: [Exercise],
        on day: CalendarDay
    ) -> [Exercise] {
        let circumstances = Circumstances(request, for: facts, under: self.safety, excluding: excluded, on: day)
        let materials = self.materials(adding: own)
        let holding = plan.phases.filter { $0.items.contains { $0.exercise == exercise } }
        // A lift's ramp-up sets stand in the warm-up; the lift itself is what is swapped.
        guard let phase = holding.first(where: { $0.part == .main }) ?? holding.first,
            let item = phase.items.first(where: { $0.exercise == exercise }),
            let original = materials.first(where: { $0.exercise.id == exercise })
        else { return [] }
        let taken = Set(plan.items.map(\.exercise))
        let substitutes = Substitutes(for: original, at: item.intensity, among: materials, in: circumstances)
        let hand = Circumstances(
            Substitutes.atHand(request),
            for: facts,
            under: self.safety,
            excluding: excluded,
            on: day
        )
        let safe = Candidates(materials, in: hand).safe(for: phase.part).filter { !taken.contains($0.exercise.id) }
        return Array(substitutes.ordered(safe).prefix(Self.mostAlternatives))
    }

    /// Makes an item that replaces another: about as long, not harder; nil when it isn't safe for the member.
    func item(
        for exercise: Exercise,
        replacing old: WorkoutItem,
        in part: WorkoutPart,
        of request: WorkoutRequest,
        for facts: TrainingFacts,
        on day: CalendarDay
    ) -> WorkoutItem? {
        self.choice(exercise, upTo: old.intensity, in: part, of: request, for: facts, on: day).map { choice in
            if old.role == .rampUp, choice.dose.reps != nil { return Self.rampUp(choice, like: old) }
            let isOwnWeight = self.isOwnWeight(choice, insteadOf: old)
            var choices = Choices(all: [isOwnWeight ? Self.ownWeight(choice, insteadOf: old) : choice])
            choices.fit(to: old.totalSeconds)
            if isOwnWeight { choices.all[0].dose.rest = min(choices.all[0].dose.rest, Self.ownWeightRest) }
            let keepsNone = choices.all[0].dose.reps == nil || isOwnWeight && !choice.material.isLoadable
            choices.all[0].reserve = keepsNone ? nil : old.reserve
            return choices.all[0].item("Your choice instead of \(old.name)")
        }
    }

    /// The most seconds of rest between sets of one's own weight, as the builds have it.
    private static let ownWeightRest = 75

    /// Returns whether a lift of one's own weight stands for a loaded one.
    private func isOwnWeight(_ choice: Choice, insteadOf old: WorkoutItem) -> Bool {
        old.reps != nil && choice.dose.reps != nil && choice.isLift && !choice.material.exercise.weighted
            && self.materials(adding: []).contains { $0.exercise.id == old.exercise && $0.exercise.weighted }
    }

    /// Doses an unloaded exercise, which can't be as heavy as the one it replaces: it asks for more repetitions and
    /// shorter rests.
    private static func ownWeight(_ choice: Choice, insteadOf old: WorkoutItem) -> Choice {
        var own = choice
        let least = choice.material.exercise.level == .advanced ? 8 : 12
        own.dose.reps = max(old.reps ?? 0, least)
        own.dose.rest = min(choice.dose.rest, Self.ownWeightRest)
        return own
    }

    private static func rampUp(_ choice: Choice, like old: WorkoutItem) -> WorkoutItem {
        var rampUp = choice
        rampUp.dose = Dose(
            sets: old.sets,
            reps: old.reps,
            seconds: old.seconds,
            rest: old.restSeconds,
            setsRange: 1...3
        )
        rampUp.role = .rampUp
        return rampUp.item(old.reason)
    }

    /// Makes an item in its usual dose, to add it to a workout; nil when it isn't safe for the member.
    func item(
        for exercise: Exercise,
        in part: WorkoutPart,
        of request: WorkoutRequest,
        for facts: TrainingFacts,
        on day: CalendarDay
    ) -> WorkoutItem? {
        self.choice(exercise, upTo: request.intensity, in: part, of: request, for: facts, on: day)?.item("Your choice")
    }

    private func choice(
        _ exercise: Exercise,
        upTo most: Intensity,
        in part: WorkoutPart,
        of request: WorkoutRequest,
        for facts: TrainingFacts,
        on day: CalendarDay
    ) -> Choice? {
        let circumstances = Circumstances(request, for: facts, under: self.safety, excluding: [], on: day)
        let both = Material(exercise, under: self.safety)
        let material = facts.limitations.contains(.oneArm) ? both.withOneArm ?? both : both
        let paces = circumstances.paces(of: material, upTo: most)
        guard circumstances.rule(against: material) == nil, let pace = part == .main ? paces.last : paces.first
        else { return nil }
        let doses = DoseTable(for: circumstances)
        let dose = part == .main ? doses.main(material, at: pace) : doses.easy(material, in: part)
        return Choice(material: material, pace: pace, dose: circumstances.spared(dose, of: material))
    }
}
