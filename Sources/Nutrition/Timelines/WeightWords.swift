import HealthMath
import Members

/// Writes the words of a weight timeline.
struct WeightWords: Sendable {
    let timeline: WeightTimeline
    let units: Units

    /// "71.3 kg", today's trend; empty without a weighing.
    var now: String { self.timeline.trend.latest.map { self.units.text(kilograms: $0.kilograms) } ?? "" }

    /// "Falling by 0.4 kg a week."; empty with too little data.
    var pace: String {
        guard let rate = self.timeline.kilogramsPerWeek else { return "" }
        let change = self.amount(rate)
        if change == "0" { return "Holding steady." }
        return "\(rate < 0 ? "Falling" : "Rising") by \(change) \(self.unit) a week."
    }

    /// The forecast: "At this pace you reach 68 kg around 3 March".
    var outlook: String {
        guard let target = self.timeline.target, let outlook = self.timeline.outlook else { return "" }
        let weight = self.units.text(kilograms: target)
        switch outlook {
        case .unknown: return "Weigh yourself now and then for two weeks, and see here when you would reach \(weight)."
        case .reached: return "You have reached \(weight)."
        case .around(let day): return "At this pace you reach \(weight) around \(self.day(day))."
        case .never: return "At this pace your weight doesn't come nearer to \(weight)."
        }
    }

    /// The plan: "from 72 kg on 1 January to 68 kg on 3 March".
    var plan: String {
        guard let course = self.timeline.course else { return "" }
        let (start, target) = (course.startKilograms, course.targetKilograms)
        return "Your plan goes from \(self.units.text(kilograms: start)) on \(self.day(course.startDay)) "
            + "to \(self.units.text(kilograms: target)) on \(self.day(course.targetDay))."
    }

    /// The remaining change: "losing 0.3 kg a week gets you there in time"; never a pace that isn't safe.
    var adjusted: String {
        guard self.timeline.outlook != .reached else { return "" }
        if self.timeline.isTooLate, let now = self.timeline.trend.latest {
            let most = self.amount(GoalSafety.mostKilogramsPerWeek(from: now.kilograms))
            return "No safe pace, at most \(most) \(self.unit) a week, gets you there in time. "
                + "Give your goal a later day."
        }
        let way = self.timeline.adjusted
        guard way.count == 2 else { return "" }
        let rate = (way[1].kilograms - way[0].kilograms) * 7 / Double(way[1].day.days(since: way[0].day))
        let change = self.amount(rate)
        if change == "0" { return "From today, holding your weight gets you there." }
        return "From today, \(rate < 0 ? "losing" : "gaining") \(change) \(self.unit) a week gets you there in time."
    }

    /// Returns a change to two decimals, in kilograms or pounds, because stones are too coarse.
    private func amount(_ kilograms: Double) -> String {
        Numerals.text(GoalWords.paceUnit(self.units).amount(kilograms: abs(kilograms)), decimals: 2)
    }

    private var unit: String { GoalWords.paceUnit(self.units).symbol }

    private func day(_ day: CalendarDay) -> String {
        let year = day.year == self.timeline.today.year ? "" : " \(day.year)"
        return "\(day.day) \(DayName.month(day.month))\(year)"
    }
}
