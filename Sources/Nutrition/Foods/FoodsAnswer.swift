/// What a search found, as a device reads it; unknown amounts are null.
struct FoodsAnswer: Encodable, Sendable {
    let foods: [Item]

    init(_ foods: [FoodSummary]) { self.foods = foods.map(Item.init) }

    struct Item: Encodable, Sendable {
        let food: FoodSummary

        enum CodingKeys: CodingKey { case id, name, brand, kcalPer100g, fat, carbohydrate, protein, measure }

        func encode(to encoder: any Encoder) throws {
            var answer = encoder.container(keyedBy: CodingKeys.self)
            try answer.encode(self.food.id, forKey: .id)
            try answer.encode(self.food.name, forKey: .name)
            try answer.encode(self.food.brand, forKey: .brand)
            try answer.encode(self.food.kcal, forKey: .kcalPer100g)
            try answer.encode(self.food.fat, forKey: .fat)
            try answer.encode(self.food.carbohydrate, forKey: .carbohydrate)
            try answer.encode(self.food.protein, forKey: .protein)
            try answer.encode(self.food.measure, forKey: .measure)
        }
    }
}
