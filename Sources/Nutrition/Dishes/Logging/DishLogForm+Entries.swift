import FoodCatalogue
import HealthMath
import Web

extension DishLogForm.Values {
    /// Makes an entry of each line; throws complaints about invalid amounts.
    func entries(of dish: Dish, _ lines: [DishLine]) throws -> [(entry: DiaryEntry, nutrients: String)] {
        if let food = dish.food { return [try self.entry(of: food)] }
        var errors = FormErrors()
        let ids = EntryIDs(self.id)
        let entries = lines.enumerated().compactMap { place, line -> (entry: DiaryEntry, nutrients: String)? in
            let amount = self.amounts[place] ?? line.amount
            guard amount > 0 else { return nil }
            let factor = amount / line.amount * self.factor
            let entry = line.entry(
                ids.id(place),
                of: dish.name,
                factor: factor,
                on: self.day,
                meal: self.meal,
                minutes: self.minutes
            )
            if entry.amount > DiaryEntry.mostGrams || entry.grams ?? 0 > DiaryEntry.mostGrams {
                errors.add("lines.\(place).amount", "That is more than 100 kg. Type a smaller amount.")
            }
            return (entry, line.nutrients.text)
        }
        if entries.isEmpty { errors.add("lines", "That leaves nothing to log. Type an amount for one of them.") }
        guard errors.isEmpty else { throw errors }
        return entries
    }

    private func entry(of recipe: Food) throws -> (entry: DiaryEntry, nutrients: String) {
        var errors = FormErrors()
        let portion =
            self.grams.flatMap { Portion($0, FoodUnit.gram.label, among: recipe.units, into: &errors) }
            ?? Portion(self.servings ?? self.factor, "1 serving", among: recipe.units, into: &errors)
        guard let portion, errors.isEmpty else { throw errors }
        let entry = DiaryEntry(
            id: EntryIDs(self.id).id(0),
            day: self.day,
            meal: self.meal,
            food: recipe,
            portion: portion,
            minutes: self.minutes
        )
        return (entry, recipe.nutrients.text)
    }
}
