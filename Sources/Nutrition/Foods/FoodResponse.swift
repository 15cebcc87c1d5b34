import FoodCatalogue
import Members
import Web

/// A food as a device reads it; nutrients are per 100 g, and unknown ones are left out.
struct FoodResponse: Encodable, Sendable {
    let id: String
    /// The source's own name.
    let name: String
    let plainName: String
    let brand: OrNull<String>
    let group: String
    let kcalPer100g: OrNull<Double>
    /// Whether the energy was computed from fat, carbohydrate, protein and alcohol, because the source gives none.
    let isEnergyDerived: Bool
    let nutrients: [Amount]
    /// The units in which it can be logged besides weights, the usual portion first.
    let measures: [Measure]
    let portion: PortionResponse
    /// Null for foods that members made.
    let source: OrNull<FoodCredit>
    /// Only for the member's own foods.
    let own: OrNull<OwnFoodResponse>

    /// How much of it people usually have.
    struct PortionResponse: Encodable, Sendable {
        let label: String
        let grams: Double
        let millilitres: OrNull<Double>
        let kcal: OrNull<Double>

        init(_ portion: Portion, kcalPer100g kcal: Double?) {
            self.label = portion.unit.label
            self.grams = portion.grams
            self.millilitres = OrNull(portion.unit.millilitres)
            self.kcal = OrNull(kcal.map { ($0 * portion.grams / 100).inThousandths })
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
        self.plainName = food.plainName
        self.brand = OrNull(food.brand)
        self.group = food.group
        self.kcalPer100g = OrNull(food.nutrients.kcal)
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
        self.source = OrNull(FoodCredit(food))
        self.own = OrNull(own.map { OwnFoodResponse($0, offer) })
    }
}

extension Food {
    /// The household measures, the usual portion first.
    fileprivate var householdMeasures: [Measure] {
        let usual = self.portion.map { [Measure(label: $0.label, grams: $0.grams)] } ?? []
        return usual + self.measures.filter { $0.label != self.portion?.label }
    }
}
