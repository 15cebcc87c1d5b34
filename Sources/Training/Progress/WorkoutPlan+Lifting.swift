extension WorkoutPlan {
    /// With what to lift, for the exercises named; what has a weight already keeps it.
    package func lifting(_ kilograms: [Exercise.ID: Double]) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            guard phase.part == .main else { return phase }
            var phase = phase
            phase.items = phase.items.map { item in
                var item = item
                item.kilograms = item.kilograms ?? kilograms[item.exercise]
                return item
            }
            return phase
        }
        return plan
    }
}
