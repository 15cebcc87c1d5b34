import HealthMath

/// What teaches a lower back to hold, before work that leaves the trunk out.
extension WorkoutFrame {
    /// Returns whether the trunk is trained before the work for a lower back that hurts or did, because the work has none of it.
    ///
    /// Half an hour is the shortest that has room for it. Before a run nobody stands still, however the back is: a workout is one that
    /// runs for half of its work.
    func bracesBack(before main: Choices) -> Bool {
        guard self.part == .warmUp, self.circumstances.bracesBack, self.circumstances.request.minutes >= 30 else {
            return false
        }
        let running = main.all.filter(\.material.isRun).reduce(0) { $0 + $1.seconds }
        return running * 2 < main.seconds && !main.all.contains { $0.material.kind == .trunk }
    }

    /// Returns whether it holds the lower back still, is made for this member, and done where they are: on a park's bare ground only
    /// where the work is done there, too.
    func bracesBack(with material: Material, before main: Choices) -> Bool {
        let lies = main.all.contains { $0.material.exercise.traits.contains(.floor) }
        return material.kind == .trunk && material.exercise.pattern == .brace
            && material.exercise.load(on: .lowerBack) > 0
            && self.circumstances.standing(of: material) != .forOthers
            && (lies || self.isDone(material, beforeRun: false))
    }

    /// Returns it in two sets from three quarters of an hour on, with what it is for.
    ///
    /// Two of what a warm-up takes of a thing, about forty seconds, is our choice: low loads, held or repeated often, are what such backs
    /// are given (`Circumstances.bracesBack`).
    func bracing(_ choice: Choice) -> Choice {
        var brace = choice
        brace.purpose = "Teaches your trunk to hold your lower back"
        if self.circumstances.request.minutes >= 45 {
            brace.dose.sets = 2
            brace.dose.setsRange = 2...3
        }
        return brace
    }
}
