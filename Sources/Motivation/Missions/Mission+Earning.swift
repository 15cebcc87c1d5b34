import HealthMath

extension Mission {
    /// Returns whether an achievement was earned by what this mission is about; what else was earned in its days isn't
    /// its doing.
    ///
    /// Either of two missions that began, or were reached, on one day is taken to have earned what stands for that.
    func earned(_ one: EarnedAchievement) -> Bool {
        switch one.achievement.measure {
        case .missionsStarted: one.day == self.startedOn
        case .missionsReached: one.day == self.reachedOn && self.isDeed(on: one.day)
        case let measure: self.aim.kind.measures.contains(measure)
        }
    }

    /// Returns whether reaching it on a day is a deed: what a member ticks themselves only after a week, the shortest
    /// that the other kinds take.
    func isDeed(on day: CalendarDay) -> Bool {
        self.aim.kind != .own || self.reachableFrom.adding(days: Self.shortest - 1) <= day
    }
}

extension MissionKind {
    /// The measures of achievements that the kind counts towards; none for steps, water and own words.
    fileprivate var measures: Set<AchievementMeasure> {
        switch self {
        case .weight: [.weights, .trends, .daysWithinGoal]
        case .workouts: [.workouts, .visits, .minutes, .sets, .records, .restedWeeks, .roundWeeks, .comebacks]
        case .logging: [.daysLogged, .daysWithinGoal, .roundWeeks]
        case .steps, .water, .own: []
        }
    }
}
