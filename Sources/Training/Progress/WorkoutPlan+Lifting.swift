extension WorkoutPlan {
    /// Returns the plan with weights for the named exercises; an item that has a weight keeps it.
    func lifting(_ kilograms: [Exercise.ID: Double]) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            guard phase.part == .main else { return phase }
            var phase = phase
            phase.items = phase.items.map { item in
                var item = item
                let next = kilograms[item.exercise].flatMap { WorkoutLimits.kilograms.contains($0) ? $0 : nil }
                item.kilograms = item.kilograms ?? next
                return item
            }
            return phase
        }
        return plan
    }
}
