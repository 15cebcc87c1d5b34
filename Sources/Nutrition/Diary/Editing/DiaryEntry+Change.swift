import FoodCatalogue
import HealthMath
import Members
import Web

extension DiaryEntry {
    /// Returns the units that this entry can have: its own first, with its own weight, then those of the food today.
    ///
    /// Keeps only the food's units that the member measures by, where `units` are given.
    func units(of food: Food?, in units: Units? = nil) -> [FoodUnit] {
        guard let gramsPerUnit else { return [] }
        let own = FoodUnit(label: self.unit, grams: gramsPerUnit)
        let offered = units.map { food?.units(in: $0) } ?? food?.units
        let all = [own] + (offered ?? FoodUnit.weights).filter { $0.label != self.unit }
        return units.map { all.readApart(in: $0) } ?? all
    }

    /// Returns the changed entry; throws complaints about an invalid amount or unit.
    func changed(_ change: EntryChangeForm.Values, units: [FoodUnit]) throws(FormErrors) -> DiaryEntry {
        var entry = self
        entry.meal = change.meal ?? self.meal
        entry.day = change.day ?? self.day
        if let minutes = change.minutes { entry.minutes = minutes }
        var errors = FormErrors()
        let unit = change.unit ?? self.unit
        let amount = change.amount ?? self.amount
        if self.grams == nil {
            if unit != self.unit { errors.add("unit", "Plain calories are counted in servings.") }
            if amount > 1_000 { errors.add("amount", "Type at most 1,000 servings.") }
            entry.become(servings: amount)
        } else if amount != self.amount || unit != self.unit,
            let portion = Portion(amount, unit, among: units, into: &errors)
        {
            entry.become(portion)
        }
        guard errors.isEmpty else { throw errors }
        return entry
    }
}
