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
    /// What it can be logged in besides weights, the usual portion first.
    let measures: [Measure]
    let portion: PortionResponse
    /// Nil for foods that members made.
    let source: FoodCredit?
    /// Only for the member's own foods.
    let own: OwnFoodResponse?

    /// How much of it people usually have.
    struct PortionResponse: Encodable, Sendable {
        let label: String
        let grams: Double
        let millilitres: Double?
        let kcal: Double?

        init(_ portion: Portion, kcalPer100g kcal: Double?) {
            self.label = portion.unit.label
            self.grams = portion.grams
            self.millilitres = portion.unit.millilitres
            self.kcal = kcal.map { ($0 * portion.grams / 100).inThousandths }
        }

        enum CodingKeys: CodingKey { case label, grams, millilitres, kcal }

        func encode(to encoder: any Encoder) throws {
            var answer = encoder.container(keyedBy: CodingKeys.self)
            try answer.encode(self.label, forKey: .label)
            try answer.encode(self.grams, forKey: .grams)
            try answer.encode(self.millilitres, forKey: .millilitres)
            try answer.encode(self.kcal, forKey: .kcal)
        }
    }

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
        self.measures = food.householdMeasures
        self.portion = PortionResponse(food.usualPortion, kcalPer100g: food.nutrients.kcal)
        self.source = FoodCredit(food)
        self.own = own.map { OwnFoodResponse($0, offer) }
    }

    enum CodingKeys: CodingKey {
        case id, name, brand, group, kcalPer100g, isEnergyDerived, nutrients, measures, portion, source, own
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
        try answer.encode(self.portion, forKey: .portion)
        try answer.encode(self.source, forKey: .source)
        try answer.encode(self.own, forKey: .own)
    }
}
