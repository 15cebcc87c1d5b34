extension Progression.Target {
    /// Returns the target with as many repetitions for either side: one more where it grows, one less where it stays.
    func counted(in exercise: Exercise.ID) -> Self {
        guard Exercise.alternating.contains(exercise), let reps, !reps.isMultiple(of: 2) else { return self }
        return Self(
            kilograms: self.kilograms,
            reps: self.step == .again && reps > 2 ? reps - 1 : reps + 1,
            seconds: self.seconds,
            step: self.step,
            isUnfinished: self.isUnfinished,
            isLightest: self.isLightest,
            isAfterPause: self.isAfterPause
        )
    }
}
