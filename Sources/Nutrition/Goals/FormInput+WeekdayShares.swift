import HealthMath
import Members
import Web

extension FormInput {
    /// Reads the weekdays with a split of their own, in per cent or in grams as `weekdayShares` says.
    ///
    /// Nil when none was sent.
    func weekdayShares(into errors: inout FormErrors) -> [Weekday: MacroSplit]? {
        guard Weekday.allCases.flatMap(\.shareFields).contains(where: { self.has($0) }) else { return nil }
        let inGrams = self["weekdayShares"] == "grams"
        if !["", "percent", "grams"].contains(self["weekdayShares"]) {
            errors.add("weekdayShares", "Choose per cent or grams.")
        }
        var splits: [Weekday: MacroSplit] = [:]
        for weekday in Weekday.allCases {
            let names = weekday.shareFields
            guard let said = self.shares(names, in: inGrams ? 0...2000 : 0...100, into: &errors) else { continue }
            splits[weekday] =
                inGrams
                ? self.split(grams: said, naming: names[0], into: &errors)
                : self.split(percent: said, naming: names[0], into: &errors)
        }
        return splits
    }

    /// Returns the split of grams; nil when all are zero.
    func split(grams: Macros, naming field: String, into errors: inout FormErrors) -> MacroSplit? {
        if let split = MacroSplit(grams) { return split }
        errors.add(field, "Say more than 0 g for at least one of them.")
        return nil
    }

    /// Reads shares in per cent, which must add up to 100 within rounding.
    func split(percent: Macros, naming field: String, into errors: inout FormErrors) -> MacroSplit? {
        let sum = percent.fat + percent.carbohydrate + percent.protein
        // Three shares shown with one decimal may miss 100 by 0.15.
        guard abs(sum - 100) < 0.2 else {
            errors.add(field, "These add up to \(Numerals.text(sum, decimals: 1)) %. Make them 100 %.")
            return nil
        }
        return MacroSplit(
            fat: percent.fat * 100 / sum,
            carbohydrate: percent.carbohydrate * 100 / sum,
            protein: 100 - (percent.fat + percent.carbohydrate) * 100 / sum
        ) ?? MacroSplit.usual
    }

    /// Reads three numbers that belong together; nil without a complaint when all are empty.
    func shares(_ names: [String], in range: ClosedRange<Double>, into errors: inout FormErrors) -> Macros? {
        if names.allSatisfy({ self[$0].isEmpty }) { return nil }
        let complaint = "Type a number from 0 to \(Numerals.text(range.upperBound))."
        let values = names.map { self.number($0, in: range, complaint, into: &errors) }
        for name in names where self[name].isEmpty { errors.add(name, "Say all three, or none.") }
        guard let fat = values[0], let carbohydrate = values[1], let protein = values[2] else { return nil }
        return Macros(fat: fat, carbohydrate: carbohydrate, protein: protein)
    }
}
