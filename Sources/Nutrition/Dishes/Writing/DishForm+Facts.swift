import FoodCatalogue
import Members
import Web

extension DishForm.Values {
    /// Looks up every food, and throws complaints about unknown foods and units.
    ///
    /// A line whose food is gone keeps the nutrients that it has among `known`.
    func facts(
        _ kind: Dish.Kind,
        id: Food.ID?,
        known: [DishLine] = [],
        from lookup: FoodLookup,
        for owner: Member.ID
    ) async throws -> DishFacts {
        var errors = FormErrors()
        var lines: [DishLine] = []
        for draft in self.lines {
            let line = try await self.line(draft, kind, inside: id, known, lookup, owner, into: &errors)
            if let line { lines.append(line) }
        }
        guard errors.isEmpty else { throw errors }
        let facts = DishFacts(name: self.name, lines: lines, cooking: try self.cooking(kind))
        try Self.check(facts)
        return facts
    }

    private func cooking(_ kind: Dish.Kind) throws -> Dish.Cooking? {
        var errors = FormErrors()
        switch kind {
        case .recipe:
            if self.servings == nil { errors.add("servings", "Type how many portions it makes.") }
        case .meal:
            if self.servings != nil { errors.add("servings", "A meal is logged as a whole. Leave this out.") }
            if self.cookedGrams != nil { errors.add("cookedGrams", "Only a recipe is cooked. Leave this out.") }
            if !self.steps.isEmpty { errors.add("steps", "Only a recipe is cooked. Leave this out.") }
        }
        guard errors.isEmpty else { throw errors }
        return self.servings.map { Dish.Cooking(servings: $0, cookedGrams: self.cookedGrams, steps: self.steps) }
    }

    private func line(
        _ draft: DishForm.DraftLine,
        _ kind: Dish.Kind,
        inside id: Food.ID?,
        _ known: [DishLine],
        _ lookup: FoodLookup,
        _ owner: Member.ID,
        into errors: inout FormErrors
    ) async throws -> DishLine? {
        switch draft.content {
        case .plain(let name, let facts):
            if kind == .recipe { errors.add("\(draft.field).foodId", "A recipe needs weights. Choose a food.") }
            let pairs = KeyFact.allCases.compactMap { fact in facts[fact].map { (fact.nutrient, $0) } }
            return DishLine(
                food: nil,
                name: name,
                amount: draft.servings,
                unit: DiaryEntry.plainUnit,
                grams: nil,
                nutrients: Nutrients(pairs)
            )
        case .food(let food, let amount, let unit):
            if food == id { errors.add("\(draft.field).foodId", "A recipe can't be a part of itself.") }
            let old = known.first { $0.food == food }
            guard let food = try await lookup.item(food, for: owner)?.food ?? old?.asFood else {
                errors.add("\(draft.field).foodId", "This food isn't there any more. Take it out, or choose another.")
                return nil
            }
            var complaints = FormErrors()
            let lost = (old?.ownUnit ?? []).filter { own in !food.units.contains { $0.label == own.label } }
            let units = food.units + lost
            let portion = Portion(amount, unit, among: units, into: &complaints)
            for (field, words) in complaints.messages {
                for word in words { errors.add("\(draft.field).\(field)", word) }
            }
            return portion.map {
                DishLine(
                    food: food.id,
                    name: food.plainName,
                    amount: $0.amount,
                    unit: $0.unit.label,
                    grams: $0.grams,
                    nutrients: food.nutrients
                )
            }
        }
    }

    /// Checks the weight: cooking takes water away, but neither fat, carbohydrate nor protein.
    private static func check(_ facts: DishFacts) throws {
        guard let cooked = facts.cooking?.cookedGrams else { return }
        let sum = facts.sum.total
        let solid = [sum.fat, sum.carbohydrate, sum.protein].compactMap(\.self).reduce(0, +)
        guard solid > cooked * 1.02 else { return }
        var errors = FormErrors()
        let grams = Numerals.text(solid)
        errors.add(
            "cookedGrams",
            "Its fat, carbohydrate and protein alone weigh \(grams) g. Weigh it again without the pot."
        )
        throw errors
    }
}

extension DishLine {
    /// The food as this line stores it, used when the food is gone.
    fileprivate var asFood: Food? {
        self.food.map { Food(id: $0, name: self.name, group: "", nutrients: self.nutrients, measures: []) }
    }

    /// The unit of the line, which its food may have lost since.
    fileprivate var ownUnit: [FoodUnit] {
        self.grams.map { [FoodUnit(label: self.unit, grams: $0 / self.amount)] } ?? []
    }
}
