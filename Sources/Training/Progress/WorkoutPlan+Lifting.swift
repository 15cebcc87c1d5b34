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
    /// A set with a weight keeps it; a ramp-up has that of its first set, never less than a bar where it is one of the
    /// `plated`.
    func lifting(_ kilograms: [Exercise.ID: Double], plated: Set<Exercise.ID>) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            var phase = phase
            phase.items = phase.items.map { item in
                guard phase.part == .main || item.role == .rampUp else { return item }
                var item = item
                let next = kilograms[item.exercise].map {
                    item.role == .rampUp
                        ? RampUp.kilograms($0, set: 0, in: item.sets, isPlated: plated.contains(item.exercise)) : $0
                }
                item.kilograms = item.kilograms ?? next.flatMap { WorkoutLimits.kilograms.contains($0) ? $0 : nil }
                return item
            }
            return phase
        }
        return plan
    }
    /// Returns the plan with weights that a bar can have, in the lifts with one and in their ramp-ups.
    func loadable(plated: Set<Exercise.ID>) -> WorkoutPlan {
        self.mapping { item in
            guard plated.contains(item.exercise), let kilograms = item.kilograms else { return }
            if let working = self.workingKilograms(of: item) {
                let loads = BarLoads(around: working)
                item.kilograms = min(max(loads.nearest(kilograms), loads.bar), working)
            } else {
                item.kilograms = WeightSteps.same(as: kilograms, isPlated: true)
            }
        }
    }

    /// Returns the plan with a bar in the ramp-ups that would have less by the weights of their lifts.
    func rampingUp(plated: Set<Exercise.ID>) -> WorkoutPlan {
        self.mapping { item in
            guard plated.contains(item.exercise), item.kilograms == nil, let working = self.workingKilograms(of: item)
            else { return }
            let first = RampUp.kilograms(working, set: 0, in: item.sets, isPlated: true)
            if working * RampUp.share(of: 0, in: item.sets) < first, first <= BarLoads(around: working).bar {
                item.kilograms = first
            }
        }
    }

    private func mapping(_ change: (inout WorkoutItem) -> Void) -> WorkoutPlan {
        var plan = self
        for phase in plan.phases.indices {
            for place in plan.phases[phase].items.indices { change(&plan.phases[phase].items[place]) }
        }
        return plan
    }
}
