extension GoalSafety {
    /// No proposal reaches further than ten years.
    package static let longestProposal = 3653

    /// Returns the safe course closest to what was asked; nil when none within ten years is safe.
    ///
    /// It starts as asked. An underweight target becomes the lowest healthy weight; the asked day stays when it is
    /// safe for that, else it is the closest safe day. Of two as close it is the later. For a loss, and for a gain
    /// asked too fast, that is the earliest safe day there is. A loss that leaves room is as far from the least energy as `room` says.
    package func nearestSafe(to asked: WeightCourse, leavingRoom: Bool = false) -> WeightCourse? {
        var course = asked
        for case .tooLight(_, let leastKilograms) in self.dangers(of: asked) {
            course.targetKilograms = leastKilograms
        }

        let possible = 1...GoalSafety.longestProposal
        let days = min(max(asked.days, possible.lowerBound), possible.upperBound)
        for distance in 0..<possible.upperBound {
            for days in [days + distance, days - distance] where possible.contains(days) {
                if self.isSafe(&course, days: days, leavingRoom) { return course }
            }
        }
        return nil
    }

    /// Returns how far above the least energy a loss is proposed to who asked for none: 100 kcal, about a slice of bread, or half of
    /// what there is for bodies that use little more than the least.
    ///
    /// At the least itself, every day that is a slice short would be below it.
    private func room(on day: CalendarDay) -> Double {
        min(100, max(self.maintenance(on: day) - self.leastKilocalories(on: day), 0) / 2)
    }

    private func isSafe(_ course: inout WeightCourse, days: Int, _ leavingRoom: Bool) -> Bool {
        course.targetDay = course.startDay.adding(days: days)
        guard self.dangers(of: course).isEmpty else { return false }
        guard leavingRoom, course.targetKilograms < course.startKilograms else { return true }
        let least = self.leastKilocalories(on: course) + self.room(on: course.startDay)
        return self.dailyKilocalories(on: course) >= least
    }
}
