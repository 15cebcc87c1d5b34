import HealthMath
import Members
import Web

/// Reads the fields of a goal that browsers and devices have in common.
extension FormInput {
    static let goalFields: [String: FieldKind] = [
        "startDay": .text, "targetDay": .text, "activityFactor": .number, "version": .number,
        "fatPercent": .number, "carbohydratePercent": .number, "proteinPercent": .number,
        "fatGrams": .number, "carbohydrateGrams": .number, "proteinGrams": .number,
        "monday": .number, "tuesday": .number, "wednesday": .number, "thursday": .number, "friday": .number,
        "saturday": .number, "sunday": .number, "expenditureKcal": .number,
    ].merging(Weekday.shareFields) { known, _ in known }

    /// Reads a draft of a goal with weights that were read already; nil after complaining.
    ///
    /// `energy` is the unit of the weekdays' values.
    func goalDraft(
        start: Double?,
        target: Double?,
        energy: EnergyUnit = .kilocalorie,
        into errors: inout FormErrors
    ) -> GoalDraft? {
        let complaint = "Choose a day of the calendar."
        let startDay = self.day("startDay", complaint, into: &errors)
        let targetDay = self.day("targetDay", complaint, into: &errors)
        if self["targetDay"].isEmpty { errors.add("targetDay", "Say by which day.") }
        let activity = self.activityFactor(into: &errors)
        let grams = self.shares(Self.shareNames("Grams"), in: 0...2000, into: &errors)
        let split = self.split(grams: grams, into: &errors)
        let weekdays = self.weekdays(in: energy, into: &errors)
        let weekdaySplits = self.weekdayShares(into: &errors)
        let expenditure = self.number(
            "expenditureKcal",
            in: GoalDraft.expenditures,
            "Say what your body uses, from 500 to 10,000 kcal a day.",
            into: &errors
        )
        let stale = "Open the goal again and repeat your change."
        let version = self.whole("version", in: 1...Int.max, stale, into: &errors)
        guard errors.isEmpty, let target, let targetDay else { return nil }
        return GoalDraft(
            startKilograms: start,
            targetKilograms: target,
            startDay: startDay,
            targetDay: targetDay,
            activity: activity,
            split: split,
            grams: grams,
            weekdays: weekdays,
            weekdaySplits: weekdaySplits,
            expenditure: self.has("expenditureKcal") ? .some(expenditure) : nil,
            version: version.map { Int64($0) }
        )
    }

    /// Reads the weekdays with an energy of their own, in kcal; nil when none was sent.
    private func weekdays(in unit: EnergyUnit, into errors: inout FormErrors) -> [Weekday: Double]? {
        guard Weekday.allCases.contains(where: { self.has($0.word) }) else { return nil }
        let most = unit.amount(kilocalories: GoalDraft.mostOfDay)
        let complaint = "Type a number up to \(Numerals.text(most)), or leave it empty."
        var weekdays: [Weekday: Double] = [:]
        for weekday in Weekday.allCases {
            let amount = self.number(weekday.word, in: 0...most, complaint, into: &errors)
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

    /// Reads how the calories are split: by grams if any were typed, else by per cent; nil without either.
    private func split(grams: Macros?, into errors: inout FormErrors) -> MacroSplit? {
        if let grams { return self.split(grams: grams, naming: "fatGrams", into: &errors) }
        return self.shares(Self.shareNames("Percent"), in: 0...100, into: &errors)
            .flatMap { self.split(percent: $0, naming: "fatPercent", into: &errors) }
    }

    private static func shareNames(_ unit: String) -> [String] { ["fat", "carbohydrate", "protein"].map { $0 + unit } }
}
