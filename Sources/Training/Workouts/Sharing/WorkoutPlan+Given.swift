extension WorkoutPlan {
    /// The plan as somebody else gets it: what is to be done, and nothing of whom it was made for.
    ///
    /// Reasons, notes and what was left out tell of injuries; weights tell of a log.
    var given: WorkoutPlan {
        WorkoutPlan(
            phases: self.phases.map { phase in
                Phase(
                    part: phase.part,
                    items: phase.items.map { item in
                        var item = item
                        item.reason = ""
                        item.kilograms = nil
                        return item
                    }
                )
            }
        )
    }
}
