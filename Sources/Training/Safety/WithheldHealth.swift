import Web

/// What access tokens read in place of words that would tell of the member's health, for no scope opens it.
enum WithheldHealth {
    static let objection = "Better not this one for now."
}

extension MemberContext {
    /// Whether the answer may tell of the member's health: sessions may, access tokens never.
    var mayTellHealth: Bool { self.scopes == nil }
}

extension WorkoutPlan {
    /// Leaves out what its words say about health: reasons keep the rest, notes go, for those may tell of a cycle.
    var withoutHealth: WorkoutPlan {
        var plan = self
        for phase in plan.phases.indices {
            plan.phases[phase].items = plan.phases[phase].items.map { item in
                var item = item
                item.reason = ItemReason.withoutHealth(item.reason)
                item.replaced = nil
                return item
            }
        }
        plan.leftOut = plan.leftOut.map {
            LeftOut(exercise: $0.exercise, name: $0.name, reason: WithheldHealth.objection)
        }
        plan.notes = []
        return plan
    }
}
