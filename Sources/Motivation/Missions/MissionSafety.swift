import HealthMath
import Members

/// Judges a weight mission by the rules that a goal keeps (`GoalSafety`), without its day: a mission has none.
///
/// A target is safe when some course to it is: no faster than a kilogram and a hundredth of the weight a week, with
/// enough to eat, to no underweight, within ten years.
struct MissionSafety: Sendable {
    let body: MissionBody

    enum Verdict: Sendable, Equatable {
        /// It can be reached on this day at the earliest.
        case safe(by: CalendarDay)
        case refused(Reason)
    }

    enum Reason: Sendable, Equatable {
        /// Weight in pregnancy follows other rules, by the weight before it (Institute of Medicine, "Weight Gain During
        /// Pregnancy: Reexamining the Guidelines", 2009), and is for the midwife or doctor.
        case pregnant
        /// The target is underweight for the height; so many kilograms are the lightest that is not.
        case tooLight(least: Double)
        /// Less than a scale can tell.
        case tooNear
        case noWay
    }

    /// The difference that a scale and a day make of the same weight, in kilograms.
    static let least = 0.5

    func verdict(from start: Double, to target: Double, today: CalendarDay) -> Verdict {
        if self.body.isPregnant { return .refused(.pregnant) }
        guard abs(target - start) >= Self.least else { return .refused(.tooNear) }
        let most = GoalSafety.mostKilogramsPerWeek(from: start)
        let days = (abs(target - start) / most * 7).rounded(.up)
        let asked = WeightCourse(
            startKilograms: start,
            targetKilograms: target,
            startDay: today,
            targetDay: today.adding(days: Int(min(days, Double(GoalSafety.longestProposal))))
        )
        guard let safe = GoalSafety(body: self.body.facts, activity: self.body.activity).nearestSafe(to: asked) else {
            let lightest = BodyMassIndex.lowestHealthyKilograms(centimetres: self.body.facts.centimetres)
            return .refused(target < lightest ? .tooLight(least: lightest) : .noWay)
        }
        if safe.targetKilograms != target { return .refused(.tooLight(least: safe.targetKilograms)) }
        return .safe(by: safe.targetDay)
    }
}

extension MissionSafety.Reason {
    func words(in units: Units) -> String {
        switch self {
        case .pregnant:
            "While you expect a child, your weight is for you and your midwife or doctor. Choose another mission."
        case .tooLight(let least):
            "That is underweight for your height. The lightest healthy weight for you is "
                + "\(units.text(kilograms: least))."
        case .tooNear: "Choose a weight at least \(units.text(kilograms: MissionSafety.least)) from where you start."
        case .noWay: "There is no safe way to that weight: it would leave you too little to eat. Aim a little nearer."
        }
    }
}
