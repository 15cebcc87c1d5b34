/// A stretch of a workout: work of one kind that goes on for a while, sets with their rests together.
package struct WorkoutStretch: Sendable, Equatable {
    package enum Kind: Sendable, Equatable { case warmUp, endurance, lifting, mobility, coolDown }

    package let kind: Kind
    /// How hard most of it is.
    package private(set) var intensity: Intensity
    package private(set) var seconds: Double

    /// Takes in work of the same kind; the intensity stays that of the longer part.
    fileprivate mutating func take(_ other: WorkoutStretch) {
        if other.seconds > self.seconds { self.intensity = other.intensity }
        self.seconds += other.seconds
    }
}

extension WorkoutPlan {
    /// Returns the stretches of the plan.
    ///
    /// `kind` says what an exercise of the main part is; `shares` say how much of each item, in their order, is still to
    /// be done.
    func stretches(
        kind: (WorkoutItem) -> WorkoutStretch.Kind,
        shares: [Double]? = nil
    ) -> [WorkoutStretch] {
        var stretches: [WorkoutStretch] = []
        var place = 0
        for phase in self.phases {
            for item in phase.items {
                let share = shares.flatMap { $0.indices.contains(place) ? $0[place] : nil } ?? 1
                place += 1
                let one = WorkoutStretch(
                    kind: phase.part == .warmUp ? .warmUp : phase.part == .coolDown ? .coolDown : kind(item),
                    intensity: item.intensity,
                    seconds: item.totalSeconds * share
                )
                guard one.seconds > 0 else { continue }
                if stretches.last?.kind == one.kind {
                    stretches[stretches.count - 1].take(one)
                } else {
                    stretches.append(one)
                }
            }
        }
        return stretches
    }
}

extension WorkoutStretch.Kind {
    /// What an exercise of the main part is; one that nobody knows any more counts as lifting.
    init(_ exercise: Exercise?) {
        guard let exercise else {
            self = .lifting
            return
        }
        self =
            switch WorkKind(exercise) {
            case .cardio: .endurance
            case .supple, .balance: .mobility
            case .power, .lifting, .single, .trunk: .lifting
            }
    }
}
