/// What is safe to ask of one body: the rules a weight goal has to keep.
package struct GoalSafety: Hashable, Sendable {
    package let body: BodyFacts
    package let activity: ActivityFactor

    package init(body: BodyFacts, activity: ActivityFactor) {
        self.body = body
        self.activity = activity
    }

    /// Kilocalories a day that follow the course: rate at rest × activity + the course's surplus.
    ///
    /// Means nothing unless the course has at least one day.
    package func dailyKilocalories(on course: WeightCourse) -> Double {
        self.body.basalMetabolicRate(on: course.startDay) * self.activity.rawValue + course.surplus
    }

    /// The most kilograms a week, up or down: 1 % of the weight at the start, never above 1 kg.
    package static func mostKilogramsPerWeek(from startKilograms: Double) -> Double {
        min(startKilograms / 100, 1)
    }

    /// The fewest kilocalories a day: 0.8 of the rate at rest, and never below what is advised without a doctor's
    /// care, 1,200 for women and 1,500 for men (Harvard Health Publishing, "Calorie counting made easy"), else their
    /// mean.
    package func leastKilocalories(on day: CalendarDay) -> Double {
        let advised =
            switch self.body.sex {
            case .female: 1200.0
            case .male: 1500.0
            case .other: 1350.0
            }
        return max(self.leastOfRest(on: day), advised)
    }

    /// The fewest kilocalories a day that this course may leave.
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

    /// Everything that makes the course unsafe; empty when it is safe.
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

    // 8 kg in 70 days must not fail 0.8 kg a week by the last bit of a double. Dangers are asked the other way round
    // ("not within") so that a measure that is no number is refused.
    private static let rounding = 1e-9
}
