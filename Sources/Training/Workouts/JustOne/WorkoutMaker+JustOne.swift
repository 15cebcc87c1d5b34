import HealthMath
import Members
import Storage
import Web

extension WorkoutMaker {
    /// Makes and stores a workout of one thing alone; a second call with the same id returns the stored one.
    ///
    /// Throws complaints where nothing of it is safe for the member, or they have too many workouts.
    func make(_ asked: JustOneForm.Values, for member: Member) async throws -> (workout: Workout, isNew: Bool) {
        let store = WorkoutStore(database: self.database, owner: member.id)
        if let known = try await store.find(asked.id) { return (known, false) }
        let trainee = try await self.trainee(member)
        // What there is outdoors stays as the member told it.
        let last = try await store.lastRequest(at: .outdoors)
        let request = WorkoutRequest(
            intensity: asked.activity.intensity,
            minutes: asked.minutes,
            place: .outdoors,
            equipment: last?.equipment ?? .none,
            gear: last?.gear
        )
        let ways = asked.activity.exercises(for: trainee.facts)
        guard let item = self.item(ways, in: .main, request, for: trainee) else {
            throw FormErrors(
                "form",
                "No \(asked.activity.rawValue) is safe for you now. Train safely says why; New workout has what is."
            )
        }
        let walk = self.item(JustOne.walks, in: .warmUp, request, for: trainee)
        let phases = asked.activity.phases(of: item, walking: walk, for: asked.minutes)
        let plan = WorkoutPlan(title: item.name, phases: phases)
        let workout = Workout(
            id: asked.id,
            title: item.name,
            about: "",
            request: request,
            goal: trainee.facts.goal,
            seed: 0,
            plan: plan,
            expectedKilocalories: plan.kilocalories(for: trainee.facts),
            createdAt: self.now()
        )
        do {
            return try await store.add(workout)
        } catch is WorkoutStore.Full {
            throw FormErrors("form", WorkoutStore.Full.words)
        }
    }

    /// Returns the first of some exercises that is safe for a member and not left out by them; nil for none.
    private func item(
        _ ids: [Exercise.ID],
        in part: WorkoutPart,
        _ request: WorkoutRequest,
        for trainee: Trainee
    ) -> WorkoutItem? {
        for id in ids where !trainee.shelf.excluded.contains(id) {
            guard let exercise = trainee.shelf.all[id] else { continue }
            let item = self.generator.item(for: exercise, in: part, of: request, for: trainee.facts, on: trainee.day)
            if let item { return item }
        }
        return nil
    }
}

extension WorkoutPlan {
    /// Whether it is one thing alone, or a run between two walks, which says nothing of the workouts that somebody asks for.
    var isJustOne: Bool { self.items.count == 1 || self.items.allSatisfy { $0.reason == JustOne.reason } }
}
