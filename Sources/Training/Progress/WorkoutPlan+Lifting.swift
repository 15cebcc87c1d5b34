extension WorkoutPlan {
    /// The plan with what to lift of some exercises.
    ///
    /// What has a weight already keeps it; ramp-up sets take about half.
    func lifting(_ kilograms: [Exercise.ID: Double]) -> WorkoutPlan {
        var plan = self
        plan.phases = self.phases.map { phase in
            var phase = phase
            phase.items = phase.items.map { item in
                guard phase.part == .main || item.role == .rampUp else { return item }
                var item = item
                let next = kilograms[item.exercise].map { item.role == .rampUp ? ($0 / 2 / 2.5).rounded() * 2.5 : $0 }
                item.kilograms = item.kilograms ?? next.flatMap { WorkoutLimits.kilograms.contains($0) ? $0 : nil }
                return item
            }
            return phase
        }
        return plan
    }
}
