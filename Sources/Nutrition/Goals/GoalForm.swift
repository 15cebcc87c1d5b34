import HealthMath
import Members
import Web

/// The form for a goal, with weights in the member's unit.
struct GoalForm: Form {
    static let fields = FormInput.goalFields.merging(
        ["start": .number, "startPounds": .number, "target": .number, "targetPounds": .number],
        uniquingKeysWith: { first, _ in first }
    )

    let input: FormInput
    /// The units of the typed weights; set by the controller.
    var units = Units.metric

    init(input: FormInput) { self.input = input }

    func validate(into errors: inout FormErrors) -> GoalDraft? {
        let least = self.units.text(kilograms: Plausible.kilograms.lowerBound)
        let most = self.units.text(kilograms: Plausible.kilograms.upperBound)
        let complaint = "Type a weight from \(least) to \(most)."
        let start = self.input.kilograms("start", in: self.units, complaint, into: &errors)
        let target = self.input.kilograms("target", in: self.units, complaint, into: &errors)
        if target == nil, errors["target"].isEmpty { errors.add("target", "Say which weight you aim for.") }
        return self.input.goalDraft(start: start, target: target, energy: self.units.energy.unit, into: &errors)
    }
}

extension GoalForm {
    /// Fills the form from a plan.
    init(showing plan: GoalPlan, version: Int64?, in units: Units) {
        var input = FormInput([
            "startDay": plan.course.startDay.description,
            "targetDay": plan.course.targetDay.description,
            "activityFactor": Numerals.typed(plan.activity.rawValue, decimals: 3),
            "fatPercent": Numerals.typed(plan.split.fat, decimals: 1),
            "carbohydratePercent": Numerals.typed(plan.split.carbohydrate, decimals: 1),
            "proteinPercent": Numerals.typed(plan.split.protein, decimals: 1),
            "version": version.map { String($0) } ?? "",
            "expenditureKcal": plan.expenditure.map { String($0) } ?? "",
        ])
        for (weekday, kilocalories) in plan.weekdays {
            let amount = units.energy.unit.amount(kilocalories: kilocalories)
            input.set(weekday.word, to: Numerals.typed(amount, decimals: 0))
        }
        for (weekday, split) in plan.weekdaySplits {
            for (field, share) in zip(weekday.shareFields, [split.fat, split.carbohydrate, split.protein]) {
                input.set(field, to: Numerals.typed(share, decimals: 1))
            }
        }
        input.show(plan.course.startKilograms, as: "start", in: units)
        input.show(plan.course.targetKilograms, as: "target", in: units)
        self.init(input)
        self.units = units
    }

    /// Fills the form before a target weight is known.
    init(showing known: GoalBaseline, today: CalendarDay, in units: Units) {
        let course = WeightCourse(
            startKilograms: known.body.kilograms,
            targetKilograms: known.body.kilograms,
            startDay: today,
            targetDay: today
        )
        let plan = GoalPlan(body: known.body, activity: known.activity, course: course)
        var input = GoalForm(showing: plan, version: nil, in: units).input
        for name in ["target", "targetPounds", "targetDay"] { input.set(name, to: "") }
        self.init(input)
        self.units = units
    }
}

extension FormInput {
    /// Writes a weight as `kilograms(_:in:)` reads it.
    fileprivate mutating func show(_ kilograms: Double, as name: String, in units: Units) {
        guard units.weight == .st else {
            self.set(name, to: Numerals.typed(units.weight.unit.amount(kilograms: kilograms), decimals: 1))
            return
        }
        let weight = StonesAndPounds(kilograms: kilograms)
        self.set(name, to: String(weight.stones))
        self.set(name + "Pounds", to: Numerals.typed(weight.pounds, decimals: 1))
    }
}
