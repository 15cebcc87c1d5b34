import HealthMath
import Web

/// The part of a goal that browsers and devices send alike.
extension Typed {
    static let goalFields: [String: FieldKind] = [
        "startDay": .text, "targetDay": .text, "activityFactor": .number, "version": .number,
        "fatPercent": .number, "carbohydratePercent": .number, "proteinPercent": .number,
        "fatGrams": .number, "carbohydrateGrams": .number, "proteinGrams": .number,
        "monday": .number, "tuesday": .number, "wednesday": .number, "thursday": .number, "friday": .number,
        "saturday": .number, "sunday": .number, "expenditureKcal": .number,
    ]

    /// The wish around weights that were read already; nil with complaints when something can't be read.
    ///
    /// `energy` is the unit that weekdays were typed in.
    func goalWish(
        start: Double?,
        target: Double?,
        energy: EnergyUnit = .kilocalorie,
        into errors: inout FormErrors
    ) -> GoalWish? {
        let complaint = "Choose a day of the calendar."
        let startDay = self.day("startDay", complaint, into: &errors)
        let targetDay = self.day("targetDay", complaint, into: &errors)
        if self["targetDay"].isEmpty { errors.add("targetDay", "Say by which day.") }
        let activity = self.activityFactor(into: &errors)
        let grams = self.shares("Grams", in: 0...2000, into: &errors)
        let split = self.split(grams: grams, into: &errors)
        let weekdays = self.weekdays(in: energy, into: &errors)
        let expenditure = self.number(
            "expenditureKcal",
            in: GoalWish.expenditures,
            "Say what your body uses, from 500 to 10,000 kcal a day.",
            into: &errors
        )
        let stale = "Open the goal again and repeat your change."
        let version = self.whole("version", in: 1...Int.max, stale, into: &errors)
        guard errors.isEmpty, let target, let targetDay else { return nil }
        return GoalWish(
            startKilograms: start,
            targetKilograms: target,
            startDay: startDay,
            targetDay: targetDay,
            activity: activity,
            split: split,
            grams: grams,
            weekdays: weekdays,
            expenditure: self.has("expenditureKcal") ? .some(expenditure) : nil,
            version: version.map { Int64($0) }
        )
    }

    /// The weekdays that were given an energy, in kcal; nil when none was sent at all.
    private func weekdays(in unit: EnergyUnit, into errors: inout FormErrors) -> [Weekday: Double]? {
        guard Weekday.allCases.contains(where: { self.has($0.field) }) else { return nil }
        let most = unit.amount(kilocalories: GoalWish.mostOfDay)
        let complaint = "Type a number up to \(Numerals.text(most)), or leave it empty."
        var weekdays: [Weekday: Double] = [:]
        for weekday in Weekday.allCases {
            let amount = self.number(weekday.field, in: 0...most, complaint, into: &errors)
            weekdays[weekday] = amount.map(unit.kilocalories)
        }
        return weekdays
    }

    private func activityFactor(into errors: inout FormErrors) -> ActivityFactor? {
        let complaint = "Choose one of 1, 1.2, 1.375, 1.55, 1.725 and 1.9."
        guard let factor = self.number("activityFactor", in: 1...1.9, complaint, into: &errors) else { return nil }
        if let activity = ActivityFactor(rawValue: factor) { return activity }
        errors.add("activityFactor", complaint)
        return nil
    }

    /// How the calories are shared out: in grams when any were typed, else in per cent; nil when neither.
    private func split(grams: Macros?, into errors: inout FormErrors) -> MacroSplit? {
        if let grams {
            if let split = MacroSplit(grams) { return split }
            errors.add("fatGrams", "Say more than 0 g for at least one of them.")
            return nil
        }
        guard let percent = self.shares("Percent", in: 0...100, into: &errors) else { return nil }
        let sum = percent.fat + percent.carbohydrate + percent.protein
        // Three shares shown with one decimal may miss 100 by 0.15.
        guard abs(sum - 100) < 0.2 else {
            errors.add("fatPercent", "These add up to \(Numerals.text(sum, decimals: 1)) %. Make them 100 %.")
            return nil
        }
        return MacroSplit(
            fat: percent.fat * 100 / sum,
            carbohydrate: percent.carbohydrate * 100 / sum,
            protein: 100 - (percent.fat + percent.carbohydrate) * 100 / sum
        ) ?? MacroSplit.usual
    }

    /// Three numbers that only make sense together; nil without a complaint when none was typed.
    private func shares(
        _ unit: String,
        in range: ClosedRange<Double>,
        into errors: inout FormErrors
    ) -> Macros? {
        let names = ["fat" + unit, "carbohydrate" + unit, "protein" + unit]
        if names.allSatisfy({ self[$0].isEmpty }) { return nil }
        let complaint = "Type a number from 0 to \(Numerals.text(range.upperBound))."
        let values = names.map { self.number($0, in: range, complaint, into: &errors) }
        for name in names where self[name].isEmpty { errors.add(name, "Say all three, or none.") }
        guard let fat = values[0], let carbohydrate = values[1], let protein = values[2] else { return nil }
        return Macros(fat: fat, carbohydrate: carbohydrate, protein: protein)
    }
}
