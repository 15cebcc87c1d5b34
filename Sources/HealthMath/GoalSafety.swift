/// What is safe to ask of one body: the rules a weight goal has to keep.
package struct GoalSafety: Hashable, Sendable {
    package let body: BodyFacts
    package let activity: ActivityFactor
    /// Kilocalories a day that the body was found to use; it counts before rate and activity.
    package let expenditure: Double?

    package init(body: BodyFacts, activity: ActivityFactor, expenditure: Double? = nil) {
        self.body = body
        self.activity = activity
        self.expenditure = expenditure
    }

    /// Returns kilocalories a day that keep the weight: what was found, else rate at rest × activity.
    package func maintenance(on day: CalendarDay) -> Double {
        self.expenditure ?? self.body.basalMetabolicRate(on: day) * self.activity.rawValue
    }

    /// Returns kilocalories a day that follow the course: what keeps the weight + the course's surplus.
    ///
    /// Means nothing unless the course has at least one day.
    package func dailyKilocalories(on course: WeightCourse) -> Double {
        self.maintenance(on: course.startDay) + course.surplus
    }

    /// Returns the most kilograms a week, up or down: 1 % of the weight at the start, never above 1 kg.
    package static func mostKilogramsPerWeek(from startKilograms: Double) -> Double {
        min(startKilograms / 100, 1)
    }

    /// Returns the fewest kilocalories a day: 0.8 of the rate at rest, and never below what is advised without a
    /// doctor's care, 1,200 for women and 1,500 for men (Harvard Health Publishing, "Calorie counting made easy"), else
    /// their mean.
    package func leastKilocalories(on day: CalendarDay) -> Double {
        let advised =
            switch self.body.sex {
            case .female: 1200.0
            case .male: 1500.0
            case .other: 1350.0
            }
        return max(self.leastOfRest(on: day), advised)
    }

    /// Returns the fewest kilocalories a day that this course may leave.
    ///
    /// Keeping one's weight needs 0.8 of the rate at rest only. What is advised without a doctor's care is for eating
    /// less than the body uses, and a small and quiet body may use less than 1,200 in all: refused even that, it
    /// would have no goal left but to gain.
    package func leastKilocalories(on course: WeightCourse) -> Double {
        guard course.targetKilograms == course.startKilograms else {
            return self.leastKilocalories(on: course.startDay)
        }
        return self.leastOfRest(on: course.startDay)
    }

    private func leastOfRest(on day: CalendarDay) -> Double {
        0.8 * self.body.basalMetabolicRate(on: day)
    }

    /// Returns everything that makes the course unsafe; empty when it is safe.
    package func dangers(of course: WeightCourse) -> [GoalDanger] {
        var dangers: [GoalDanger] = []
        if course.days < 1 {
            dangers.append(.noTime)
        } else {
            let most = GoalSafety.mostKilogramsPerWeek(from: course.startKilograms)
            if !(abs(course.kilogramsPerWeek) <= most + GoalSafety.rounding) {
                dangers.append(.tooFast(kilogramsPerWeek: course.kilogramsPerWeek, most: most))
            }
            let kilocalories = self.dailyKilocalories(on: course)
            let least = self.leastKilocalories(on: course)
            if !(kilocalories >= least - GoalSafety.rounding) {
                dangers.append(.tooLittleFood(kilocalories: kilocalories, least: least))
            }
        }
        let index = BodyMassIndex(kilograms: course.targetKilograms, centimetres: self.body.centimetres)
        if !(index.value >= BodyMassIndex.Band.normal.lowest) {
            let least = BodyMassIndex.lowestHealthyKilograms(centimetres: self.body.centimetres)
            dangers.append(.tooLight(bodyMassIndex: index.value, leastKilograms: least))
        }
        return dangers
    }

    /// Returns everything that makes the course unsafe when its weeks are eaten like this.
    ///
    /// The rules hold for the week's mean, and the least energy for each of its days.
    package func dangers(of course: WeightCourse, week: WeekEnergy) -> [GoalDanger] {
        var dangers = self.dangers(of: course)
        guard course.days >= 1 else { return dangers }
        let mean = self.dailyKilocalories(on: course)
        let pace = (week.mean - self.maintenance(on: course.startDay)) * 7 / WeightCourse.kilocaloriesPerKilogram
        let most = GoalSafety.mostKilogramsPerWeek(from: course.startKilograms)
        let isOwn = abs(week.mean - mean) > 0.5
        if isOwn, !(abs(pace) <= most + GoalSafety.rounding) {
            dangers.append(.tooFast(kilogramsPerWeek: pace, most: most))
        }
        // A week as lean as its mean is refused once, not for each of its days.
        let (least, leanest) = (self.leastKilocalories(on: course), week.leanest)
        if isOwn || week[leanest] < mean - 0.5, !(week[leanest] >= least - GoalSafety.rounding) {
            dangers.append(.tooLittleFoodOn(leanest, kilocalories: week[leanest], least: least))
        }
        return dangers
    }

    // 8 kg in 70 days must not fail 0.8 kg a week by the last bit of a double. Dangers are asked the other way round
    // ("not within") so that a measure that is no number is refused.
    private static let rounding = 1e-9
}
