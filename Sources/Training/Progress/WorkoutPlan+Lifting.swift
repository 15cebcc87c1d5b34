extension WorkoutPlan {
    /// Returns the plan with what to try next in some exercises of its main part: what the page of progress says.
    func progressing(to targets: [Exercise.ID: Progression.Target]) -> WorkoutPlan {
        var plan = self
        for phase in plan.phases.indices where plan.phases[phase].part == .main {
            for index in plan.phases[phase].items.indices {
                let item = plan.phases[phase].items[index]
                guard item.role == nil, let target = targets[item.exercise] else { continue }
                plan.phases[phase].items[index] = item.progressing(to: target)
            }
        }
        return plan
    }

    /// Returns the plan with what to lift of some exercises.
    ///
    /// A set with a weight keeps it; a ramp-up has that of its first set.
    func lifting(_ kilograms: [Exercise.ID: Double]) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            var phase = phase
            phase.items = phase.items.map { item in
                guard phase.part == .main || item.role == .rampUp else { return item }
                var item = item
                let next = kilograms[item.exercise].map {
                    item.role == .rampUp ? RampUp.kilograms($0, set: 0, in: item.sets) : $0
                }
                item.kilograms = item.kilograms ?? next.flatMap { WorkoutLimits.kilograms.contains($0) ? $0 : nil }
                return item
            }
            return phase
        }
        return plan
    }
}
