extension WorkoutItem {
    /// Returns the item with the repetitions to try next, or the seconds of a hold; what one goes on with keeps its
    /// time.
    func progressing(to target: Progression.Target) -> WorkoutItem {
        var item = self
        if let base = self.baseReps, let reps = target.reps, WorkoutLimits.reps.contains(reps) {
            item.reps = reps
            item.fromReps = base < reps ? base : nil
        }
        if self.seconds != nil, self.restMET == nil, let seconds = target.seconds,
            WorkoutLimits.seconds.contains(seconds)
        {
            item.seconds = seconds
        }
        return item
    }
}
