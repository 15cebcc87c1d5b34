extension GoalSafety {
    /// No proposal reaches further than ten years.
    package static let longestProposal = 3653

    /// Returns the safe course closest to what was asked; nil when none within ten years is safe.
    ///
    /// It starts as asked. An underweight target becomes the lowest healthy weight; the asked day stays when it is
    /// safe for that, else it is the closest safe day. Of two as close it is the later. For a loss, and for a gain
    /// asked too fast, that is the earliest safe day there is.
    package func nearestSafe(to asked: WeightCourse) -> WeightCourse? {
        var course = asked
        for case .tooLight(_, let leastKilograms) in self.dangers(of: asked) {
            course.targetKilograms = leastKilograms
        }

        let possible = 1...GoalSafety.longestProposal
        let days = min(max(asked.days, possible.lowerBound), possible.upperBound)
        for distance in 0..<possible.upperBound {
            if possible.contains(days + distance), self.isSafe(&course, days: days + distance) { return course }
            if possible.contains(days - distance), self.isSafe(&course, days: days - distance) { return course }
        }
        return nil
    }

    private func isSafe(_ course: inout WeightCourse, days: Int) -> Bool {
        course.targetDay = course.startDay.adding(days: days)
        return self.dangers(of: course).isEmpty
    }
}
