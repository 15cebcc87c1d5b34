extension WorkoutPlan {
    /// The plan without what it tells of the member for whom it was made.
    ///
    /// Reasons, notes and exercises left out tell of injuries; weights tell of the log.
    var given: WorkoutPlan {
        WorkoutPlan(
            phases: self.phases.map { phase in
                Phase(
                    part: phase.part,
                    items: phase.items.map { item in
                        var item = item
                        item.reason = ""
                        item.kilograms = nil
                        item.replaced = nil
                        return item
                    }
                )
            }
        )
    }
}
