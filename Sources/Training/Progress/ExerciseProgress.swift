import HealthMath

/// A member's progress in an exercise: efforts, next target and records.
struct ExerciseProgress: Sendable, Equatable {
    let exercise: Exercise
    /// In the order they were done.
    let efforts: [Effort]
    let target: Progression.Target?
    let records: [PersonalRecord]

    init(_ exercise: Exercise, _ efforts: [Effort], goal: TrainingGoal, on day: CalendarDay) {
        self.exercise = exercise
        self.efforts = efforts
        let isStrength = exercise.category == .strength
        let reps = Progression.reps(for: goal)
        let target = isStrength ? Progression.next(efforts, reps: reps, on: day, isPlated: exercise.isPlated) : nil
        let told = efforts.last { $0.reps != nil }
        let lacksWeight = exercise.weighted && target?.kilograms == nil && told != nil
        self.target = lacksWeight ? target?.withoutWeight(last: told?.reps) : target?.counted(in: exercise.id)
        self.records = PersonalRecord.standing(efforts)
    }

    /// The most repetitions at each weight, the heaviest first.
    var mostReps: [(kilograms: Double, reps: Int)] {
        var most: [Double: Int] = [:]
        for effort in self.efforts {
            guard let kilograms = effort.kilograms, let reps = effort.reps else { continue }
            most[kilograms] = max(most[kilograms] ?? 0, reps)
        }
        return most.map { ($0, $1) }.sorted { $0.0 > $1.0 }
    }

    /// The best estimated one-rep max of each day that has one.
    var strength: [(day: CalendarDay, kilograms: Double)] {
        var best: [CalendarDay: Double] = [:]
        for effort in self.efforts {
            guard let kilograms = effort.oneRepMax else { continue }
            best[effort.day] = max(best[effort.day] ?? 0, kilograms)
        }
        return best.map { ($0, $1) }.sorted { $0.0 < $1.0 }
    }
}

extension Progression.Target {
    /// Returns the target of a lift whose weight wasn't told: neither more repetitions nor another version, before it is.
    ///
    /// `reps` are those that were done last.
    fileprivate func withoutWeight(last reps: Int?) -> Self {
        Self(kilograms: nil, reps: reps, seconds: nil, step: .again, lacksWeight: true)
    }
}
