import FoodCatalogue

/// The values of a meal or a recipe that is written.
struct DishFacts: Sendable, Equatable {
    let name: String
    let lines: [DishLine]
    /// Nil for a meal.
    let cooking: Dish.Cooking?

    var sum: NutrientSum { NutrientSum(self.lines.lazy.map(\.total)) }

    /// The weight of the ingredients; nil when a line has no weight.
    var rawGrams: Double? { Self.grams(self.lines) }

    /// The weight as eaten.
    var grams: Double? { self.cooking?.cookedGrams ?? self.rawGrams }

    static func grams(_ lines: [DishLine]) -> Double? {
        lines.reduce(0.0) { sum, line in sum.flatMap { sum in line.grams.map { sum + $0 } } }
    }

    /// Returns the nutrients that every line knows.
    static func nutrients(_ lines: [DishLine]) -> Nutrients {
        let sum = NutrientSum(lines.lazy.map(\.total))
        return Nutrients(
            sum.total.numbers.compactMap { number in
                sum.knowing(number) == sum.parts ? sum.total[number].map { (number, $0) } : nil
            }
        )
    }
}
