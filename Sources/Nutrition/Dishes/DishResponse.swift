import FoodCatalogue
import Members
import Web

/// A meal or a recipe as a device reads it.
struct DishResponse: Encodable, Sendable {
    let id: String
    let name: String
    let version: Int64
    /// The buddy who gave it; null for one's own.
    let sharedBy: OrNull<String>
    /// The weight as eaten; null when a line has no weight.
    let grams: OrNull<Double>
    /// Only for a recipe.
    let servings: OrNull<Double>
    let cookedGrams: OrNull<Double>
    let steps: OrNull<String>
    let lines: [Line]
    let nutrients: [Amount]

    struct Line: Encodable, Sendable {
        let foodId: OrNull<String>
        let name: String
        let amount: Double
        let unit: String
        let grams: OrNull<Double>
        let kcal: OrNull<Double>
    }

    /// A nutrient's sum over the lines, and how many of them know it.
    struct Amount: Encodable, Sendable {
        let number: Int
        let name: String
        let unit: String
        let amount: Double
        let known: Int
    }

    init(_ dish: Dish, _ lines: [DishLine]) {
        self.id = dish.id
        self.name = dish.name
        self.version = dish.version
        self.sharedBy = OrNull(dish.sharedBy)
        self.grams = OrNull(dish.grams?.inThousandths)
        self.servings = OrNull(dish.cooking?.servings)
        self.cookedGrams = OrNull(dish.cooking?.cookedGrams)
        self.steps = OrNull(dish.cooking?.steps)
        self.lines = lines.map { line in
            Line(
                foodId: OrNull(line.food),
                name: line.name,
                amount: line.amount,
                unit: line.unit,
                grams: OrNull(line.grams?.inThousandths),
                kcal: OrNull(line.total.kcal?.inThousandths)
            )
        }
        let sum = NutrientSum(lines.lazy.map(\.total))
        self.nutrients = Nutrient.all.compactMap { nutrient in
            sum.total[nutrient.number].map {
                Amount(
                    number: nutrient.number,
                    name: nutrient.name,
                    unit: nutrient.unit,
                    amount: $0.inThousandths,
                    known: sum.knowing(nutrient.number)
                )
            }
        }
    }
}
