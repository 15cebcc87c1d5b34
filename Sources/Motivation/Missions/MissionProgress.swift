import HealthMath

/// How far a mission has come.
struct MissionProgress: Sendable, Equatable {
    /// Kilograms of the trend for a weight, else the days or weeks on which it was met; nil where nobody can tell.
    let amount: Double?
    /// The day on which it was reached; nil before.
    let reachedOn: CalendarDay?

    /// Returns the share that is done, in whole percents; nil where there is none to tell.
    func percent(of aim: MissionAim) -> Int? {
        guard let amount, amount.isFinite else { return nil }
        let share: Double
        if let start = aim.start {
            share = aim.target == start ? 1 : (start - amount) / (start - aim.target)
        } else {
            share = amount / Double(aim.times)
        }
        return share.isFinite ? Int(min(max(share, 0), 1) * 100) : nil
    }
}

extension MissionProgress {
    /// Reads the progress of a mission off what its member did.
    init(_ mission: Mission, _ facts: MissionFacts) {
        let counted = MissionProgress(counting: mission, facts)
        // A mission reached before it came here is as its member says, and stays reached.
        let before = mission.reachedOn.flatMap { $0 < mission.reachableFrom ? $0 : nil }
        self.init(amount: counted.amount, reachedOn: before ?? counted.reachedOn)
    }

    private init(counting mission: Mission, _ facts: MissionFacts) {
        let (aim, first) = (mission.aim, mission.startedOn)
        switch aim.kind {
        case .weight:
            let weighings = facts.weighings.filter { $0.day >= first }
            self.init(
                amount: WeightTrend(weighings).latest?.kilograms,
                reachedOn: MissionTrend.reachedOn(aim, known: mission.reachedOn, weighings)
                    .flatMap { $0 >= mission.reachableFrom ? $0 : nil }
            )
        case .workouts:
            self.init(met: Self.weeks(facts.trained.filter { $0 >= first }, with: Int(aim.target)), of: mission)
        case .steps: self.init(met: Self.days(facts.steps, from: first, with: aim.target), of: mission)
        case .water: self.init(met: Self.days(facts.water, from: first, with: aim.target), of: mission)
        case .logging: self.init(met: facts.logged.filter { $0 >= first }.sorted(), of: mission)
        case .own: self.init(amount: nil, reachedOn: mission.reachedOn)
        }
    }

    /// Takes the days on which it was met, in order.
    private init(met days: [CalendarDay], of mission: Mission) {
        let enough = days.dropFirst(mission.aim.times - 1)
        self.init(amount: Double(days.count), reachedOn: enough.first { $0 >= mission.reachableFrom })
    }

    /// Returns the weeks from Monday with so many days, each by the day that brought it to them, in order.
    private static func weeks(_ days: Set<CalendarDay>, with number: Int) -> [CalendarDay] {
        let weeks = Dictionary(grouping: days, by: \.week.lowerBound).values
        return weeks.compactMap { $0.count >= number ? $0.sorted()[number - 1] : nil }.sorted()
    }

    private static func days(
        _ amounts: [CalendarDay: Double],
        from first: CalendarDay,
        with least: Double
    ) -> [CalendarDay] {
        amounts.filter { $0.key >= first && $0.value >= least }.keys.sorted()
    }
}
