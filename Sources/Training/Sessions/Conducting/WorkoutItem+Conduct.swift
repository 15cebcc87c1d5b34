/// How a session's page conducts an exercise; its script asks the same facts.
extension WorkoutItem {
    /// Returns whether its sets count down and go on by themselves: timed ones, and warm-up and cool-down as a whole.
    ///
    /// Ramp-up sets wait for a tap, because loading a bar takes as long as it takes.
    func runsByItself(in part: WorkoutPart) -> Bool {
        self.seconds != nil || part != .main && self.role != .rampUp
    }

    /// Returns whether one says with the last set how it felt: of what waits for a tap, and of what is held or carried
    /// in a workout that effort is planned in.
    ///
    /// What one goes on with, circuits and balance count down without a question: METs lead there, and nothing is to grow
    /// by how the seconds felt. Nil stands for an exercise that is gone.
    func asksEffort(in part: WorkoutPart, of exercise: Exercise?, isPlannedByEffort: Bool) -> Bool {
        guard self.isWorking(in: part) else { return false }
        guard self.runsByItself(in: part) else { return true }
        return isPlannedByEffort && exercise.map { WorkKind($0).isLifted } ?? false
    }

    /// Returns whether its sets count as sets of training, as `DoneSet.isWorking` says of those done.
    func isWorking(in part: WorkoutPart) -> Bool { part == .main && self.role != .rampUp }

    /// Returns whether people count how far it went: five minutes and more of what one gets on in, at once or in turns.
    func hasDistance(in part: WorkoutPart, of exercise: Exercise?) -> Bool {
        self.isWorking(in: part) && exercise?.hasDistance == true && (self.seconds ?? 0) * self.sets >= 300
    }

    /// The exertion, 1 to 10, of a set that went as planned: what isn't in reserve.
    var plannedExertion: Int { max(10 - (self.reserve ?? 3), 3) }
}

extension WorkoutPlan {
    /// The taps that a session of it takes when all goes as planned: start, sets that wait for a tap, and finish where
    /// the last of these ends it.
    ///
    /// Effort is said with the tap of an exercise's last set, so it costs none.
    var taps: Int {
        let last = self.phases.last { !$0.items.isEmpty }
        let endsByItself = last.map { phase in phase.items.last?.runsByItself(in: phase.part) ?? false } ?? false
        let waiting = self.phases.flatMap { phase in phase.items.filter { !$0.runsByItself(in: phase.part) } }
        return (endsByItself ? 1 : 2) + waiting.reduce(0) { $0 + $1.sets }
    }
}
