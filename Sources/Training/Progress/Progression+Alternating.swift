extension Progression.Target {
    /// Exercises whose repetitions go from side to side: an odd number is one more for one leg or arm than for the other.
    static let alternating: Set<Exercise.ID> = [
        "arms-still-dead-bug", "ball-dead-bug", "ball-seated-march", "bicycle-crunch", "bird-dog", "bridge-march",
        "dead-bug", "dead-bug-heel-tap",
        "dumbbell-walking-lunge", "legs-still-dead-bug", "plank-shoulder-tap", "russian-twist", "seated-side-reach",
        "slow-mountain-climber", "standing-bird-dog", "standing-crunch", "standing-cross-crunch", "walking-lunge",
        "wall-shoulder-tap",
    ]

    /// Returns the target with as many repetitions for either side: one more where it grows, one less where it stays.
    func counted(in exercise: Exercise.ID) -> Self {
        guard Self.alternating.contains(exercise), let reps, !reps.isMultiple(of: 2) else { return self }
        return Self(
            kilograms: self.kilograms,
            reps: self.step == .again && reps > 2 ? reps - 1 : reps + 1,
            seconds: self.seconds,
            step: self.step,
            isUnfinished: self.isUnfinished
        )
    }
}
