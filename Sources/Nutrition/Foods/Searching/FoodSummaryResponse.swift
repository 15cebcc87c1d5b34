import FoodCatalogue
import Web

/// A food that a search found, as a device reads it; what isn't known is null.
struct FoodSummaryResponse: Encodable, Sendable {
    let id: String
    let kind: String
    /// The source's own name.
    let name: String
    let plainName: String
    let brand: OrNull<String>
    let kcalPer100g: OrNull<Double>
    let fat: OrNull<Double>
    let carbohydrate: OrNull<Double>
    let protein: OrNull<Double>
    let measure: OrNull<Measure>
    /// How much of it people usually have; null for saved meals.
    let portion: OrNull<PortionResponse>
    /// What the member had of it the last time; the last member.
    let last: OrNull<LastResponse>

    struct PortionResponse: Encodable, Sendable {
        let label: String
        let grams: Double
        let millilitres: OrNull<Double>
        let kcal: OrNull<Double>
    }

    struct LastResponse: Encodable, Sendable {
        let amount: Double
        let unit: String
        let grams: Double
        let kcal: OrNull<Double>
    }

    /// Leaves `last` null, which `FoodSummary.json(last:)` fills in.
    init(_ food: FoodSummary) {
        let origin = FoodOrigin(food.id)
        let unit = FoodUnit(food.portion, food.measure) ?? .hundredGrams
        self.id = food.id
        self.kind = origin.kind
        self.name = food.name
        self.plainName = food.plainName
        self.brand = OrNull(food.brand)
        self.kcalPer100g = OrNull(food.kcal)
        self.fat = OrNull(food.fat)
        self.carbohydrate = OrNull(food.carbohydrate)
        self.protein = OrNull(food.protein)
        self.measure = OrNull(food.measure)
        self.portion = OrNull(
            origin == .meal
                ? nil
                : PortionResponse(
                    label: unit.label,
                    grams: unit.grams,
                    millilitres: OrNull(unit.millilitres),
                    kcal: OrNull(food.kcal(of: unit.grams))
                )
        )
        self.last = OrNull(nil)
    }
}

extension FoodSummary {
    /// Returns it as a device reads it; encoded once for all who find it, but for what the member had of it the last time.
    func json(last: HistoryStore.LastPortion?) throws -> WrittenJSON {
        let written = WrittenJSON(try self.written { try WrittenJSON(encoding: FoodSummaryResponse($0)).bytes })
        guard let last else { return written }
        return try written.ending(
            in: FoodSummaryResponse.LastResponse(
                amount: last.amount,
                unit: last.unit,
                grams: last.grams,
                kcal: OrNull(self.kcal(of: last.grams))
            )
        )
    }

    fileprivate func kcal(of grams: Double) -> Double? { self.kcal.map { $0 * grams / 100 } }
}
