import HealthMath
import Web

extension NewEntryForm.Values {
    /// The entry to be written and the nutrients it keeps; throws complaints when the food can't be had so.
    func entry(
        on day: CalendarDay,
        from lookup: FoodLookup,
        for owner: Int64
    ) async throws -> (
        entry: DiaryEntry, nutrients: String
    ) {
        switch self.content {
        case .food(let id, let amount, let unit):
            var errors = FormErrors()
            guard let item = try await lookup.item(id, for: owner) else {
                errors.add("foodId", "This food isn't there any more. Search for another.")
                throw errors
            }
            guard let portion = Portion(amount, unit, among: item.food.units, into: &errors) else { throw errors }
            let entry = DiaryEntry(
                id: self.id,
                day: day,
                meal: self.meal,
                food: item.food,
                portion: portion,
                minutes: self.minutes
            )
            return (entry, item.nutrients)
        case .plain(let name, let facts):
            let entry = DiaryEntry(
                id: self.id,
                day: day,
                meal: self.meal,
                plain: name,
                facts: facts,
                minutes: self.minutes
            )
            let pairs = KeyFact.allCases.compactMap { fact in facts[fact].map { (fact.nutrient, $0) } }
            return (entry, Nutrients(pairs).text)
        }
    }
}
