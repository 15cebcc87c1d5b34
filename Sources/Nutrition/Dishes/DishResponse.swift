import FoodCatalogue
import Members

/// A meal or a recipe as a device reads it.
struct DishResponse: Encodable, Sendable {
    let id: String
    let name: String
    let version: Int64
    /// The buddy who gave it; null for one's own.
    let sharedBy: String?
    /// The weight as eaten; null when a line has no weight.
    let grams: Double?
    /// Only for a recipe.
    let servings: Double?
    let cookedGrams: Double?
    let steps: String?
    let lines: [Line]
    let nutrients: [Amount]

    struct Line: Encodable, Sendable {
        let foodId: String?
        let name: String
        let amount: Double
        let unit: String
        let grams: Double?
        let kcal: Double?

        enum CodingKeys: CodingKey { case foodId, name, amount, unit, grams, kcal }

        func encode(to encoder: any Encoder) throws {
            var answer = encoder.container(keyedBy: CodingKeys.self)
            try answer.encode(self.foodId, forKey: .foodId)
            try answer.encode(self.name, forKey: .name)
            try answer.encode(self.amount, forKey: .amount)
            try answer.encode(self.unit, forKey: .unit)
            try answer.encode(self.grams, forKey: .grams)
            try answer.encode(self.kcal, forKey: .kcal)
        }
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
        self.sharedBy = dish.sharedBy
        self.grams = dish.grams?.inThousandths
        self.servings = dish.cooking?.servings
        self.cookedGrams = dish.cooking?.cookedGrams
        self.steps = dish.cooking?.steps
        self.lines = lines.map { line in
            Line(
                foodId: line.food,
                name: line.name,
                amount: line.amount,
                unit: line.unit,
                grams: line.grams?.inThousandths,
                kcal: line.total.kcal?.inThousandths
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

    enum CodingKeys: CodingKey {
        case id, name, version, sharedBy, grams, servings, cookedGrams, steps, lines, nutrients
    }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.id, forKey: .id)
        try answer.encode(self.name, forKey: .name)
        try answer.encode(self.version, forKey: .version)
        try answer.encode(self.sharedBy, forKey: .sharedBy)
        try answer.encode(self.grams, forKey: .grams)
        try answer.encode(self.servings, forKey: .servings)
        try answer.encode(self.cookedGrams, forKey: .cookedGrams)
        try answer.encode(self.steps, forKey: .steps)
        try answer.encode(self.lines, forKey: .lines)
        try answer.encode(self.nutrients, forKey: .nutrients)
    }
}
