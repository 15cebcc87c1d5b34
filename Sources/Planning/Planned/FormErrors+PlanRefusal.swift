import Web

extension FormErrors {
    init(_ refusal: PlanRefusal) {
        switch refusal {
        case .tooMany:
            self.init(
                "form",
                "You have \(PlannedWorkoutStore.most) workouts planned. Take some away that you won't do."
            )
        case .taken(let title):
            self.init("start", "You planned “\(title)” for this time already. Choose another time.")
        case .removed: self.init("form", "This plan was removed meanwhile. Choose the time once more.")
        case .calledOff:
            self.init(
                "form",
                "This was called off, or you agreed on another time instead. Ask them anew whether they have time."
            )
        case .otherIsBusy:
            self.init("form", "Your buddy has something else at this time by now. Propose another hour.")
        }
    }

    /// Does the work, and throws its `PlanRefusal` as complaints.
    static func sayingRefusal<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let refusal as PlanRefusal {
            throw FormErrors(refusal)
        }
    }
}
