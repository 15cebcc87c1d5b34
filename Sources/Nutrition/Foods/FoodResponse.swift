import FoodCatalogue
import Members

/// A food as a device reads it; nutrients are per 100 g, and unknown ones are left out.
struct FoodResponse: Encodable, Sendable {
    let id: String
    let name: String
    let brand: String?
    let group: String
    let kcalPer100g: Double?
    /// Whether the energy was computed from fat, carbohydrate, protein and alcohol, because the source gives none.
    let isEnergyDerived: Bool
    let nutrients: [Amount]
    let measures: [Measure]
    /// Nil for foods that members made.
    let source: FoodCredit?
    /// Only for the member's own foods.
    let own: OwnFoodResponse?

    struct Amount: Encodable, Sendable {
        /// USDA's number of the nutrient.
        let number: Int
        let name: String
        let unit: String
        let amount: Double
        let dailyValue: Double?
    }

    init(_ food: Food, own: OwnFood? = nil, offer: Contribution? = nil) {
        self.id = food.id
        self.name = food.name
        self.brand = food.brand
        self.group = food.group
        self.kcalPer100g = food.nutrients.kcal
        self.isEnergyDerived = food.isEnergyDerived
        self.nutrients = Nutrient.all.compactMap { nutrient in
            food.nutrients[nutrient.number].map {
                Amount(
                    number: nutrient.number,
                    name: nutrient.name,
                    unit: nutrient.unit,
                    amount: $0.inThousandths,
                    dailyValue: nutrient.dailyValue
                )
            }
        }
        self.measures = food.measures
        self.source = FoodCredit(food)
        self.own = own.map { OwnFoodResponse($0, offer) }
    }

    enum CodingKeys: CodingKey {
        case id, name, brand, group, kcalPer100g, isEnergyDerived, nutrients, measures, source, own
    }

    func encode(to encoder: any Encoder) throws {
        var answer = encoder.container(keyedBy: CodingKeys.self)
        try answer.encode(self.id, forKey: .id)
        try answer.encode(self.name, forKey: .name)
        try answer.encode(self.brand, forKey: .brand)
        try answer.encode(self.group, forKey: .group)
        try answer.encode(self.kcalPer100g, forKey: .kcalPer100g)
        try answer.encode(self.isEnergyDerived, forKey: .isEnergyDerived)
        try answer.encode(self.nutrients, forKey: .nutrients)
        try answer.encode(self.measures, forKey: .measures)
        try answer.encode(self.source, forKey: .source)
        try answer.encode(self.own, forKey: .own)
    }
}
