import FoodCatalogue
import Members
import Storage
import Web

/// A food in a list, with a link to its page and perhaps a button that logs the usual amount at once.
struct FoodItem: Encodable, Sendable {
    let foodPath: String
    let foodName: String
    /// The drawing of its kind, a symbol of `foods.svg`.
    let foodSign: String
    /// The rest of a long name; empty for none.
    let foodDetails: String
    let foodNote: String
    let foodEnergy: String
    let foodEnergyUnit: String
    /// Whether it has the button, which sends the following fields.
    let foodAgain: Bool
    let againPath: String
    let againRequest: String
    let againFood: String
    let againAmount: String
    let againUnit: String
    let againWords: String
    /// The buddy who gave it; empty for one's own.
    let foodFrom: String

    /// Shows a food as the member had it the last time.
    init(_ eaten: HistoryStore.Eaten, _ place: DiaryPlace, units: Units) {
        let words = FoodUnit.words(eaten.amount, eaten.unit)
        let often = eaten.times == 1 ? "" : ", \(eaten.times) times lately"
        self.init(
            eaten.food,
            eaten.name,
            note: words + often,
            kcal: eaten.kcal,
            energyUnit: units.energy.rawValue,
            again: (eaten.amount, eaten.unit, words),
            place,
            units
        )
    }

    /// Shows a favourite as it was had the last time, else in its usual portion.
    init(_ food: FoodSummary, last: HistoryStore.Eaten?, _ place: DiaryPlace, units: Units) {
        if let last {
            self.init(last, place, units: units)
            return
        }
        if FoodOrigin(food.id) == .meal {
            self.init(
                food.id,
                food.plainName,
                note: "Your meal",
                kcal: food.mealKilocalories,
                energyUnit: units.energy.rawValue,
                again: (1, "", "all of it"),
                place,
                units
            )
            return
        }
        let unit = food.usualUnit(in: units)
        self.init(
            food.id,
            food.plainName,
            note: unit.sized(1, in: units),
            kcal: food.kcal.map { $0 * unit.grams / 100 },
            energyUnit: units.energy.rawValue,
            again: (1, unit.label, unit.words(1)),
            place,
            units
        )
    }

    /// Shows a found or saved food: as much as the member took the last time, with a button for as much again, else its
    /// usual portion.
    init(
        _ food: FoodSummary,
        last: HistoryStore.LastPortion? = nil,
        from buddy: String? = nil,
        _ place: DiaryPlace,
        units: Units
    ) {
        let origin = FoodOrigin(food.id)
        let usual = food.usualUnit(in: units)
        let portion =
            last.map { $0.words(in: units, of: food.id) + ", as last time" }
            ?? (origin == .meal && food.measure == nil ? nil : usual.sized(1, in: units))
        let grams = last?.grams ?? usual.grams
        self.init(
            food.id,
            food.plainName,
            note: [origin.words, food.brand, portion].compactMap(\.self).joined(separator: " · "),
            kcal: origin == .meal ? food.mealKilocalories : food.kcal.map { $0 * grams / 100 },
            energyUnit: units.energy.rawValue,
            again: last.map { ($0.amount, $0.unit, FoodUnit.words($0.amount, $0.unit)) },
            from: buddy,
            place,
            units
        )
    }

    private init(
        _ food: Food.ID,
        _ name: String,
        note: String,
        kcal: Double?,
        energyUnit: String,
        again: (amount: Double, unit: String, words: String)?,
        from buddy: String? = nil,
        _ place: DiaryPlace,
        _ units: Units
    ) {
        self.foodPath = FoodLinks.food(food, place)
        let said = ShortName(name, of: food)
        self.foodName = said.short
        self.foodDetails = said.details
        self.foodSign = FoodSign(said.short, of: food).rawValue
        self.foodNote = note
        self.foodEnergy = kcal.map { units.number(kilocalories: $0) } ?? "unknown"
        self.foodEnergyUnit = kcal == nil ? "" : energyUnit
        self.foodAgain = again != nil
        self.againPath = FoodOrigin(food) == .meal ? DishLinks.entries(food, .meal) : DiaryLinks.entries.path
        self.againRequest = again == nil ? "" : RowID.new()
        self.againFood = food
        self.againAmount = again.map { Numerals.typed($0.amount, decimals: 3) } ?? ""
        self.againUnit = again?.unit ?? ""
        self.againWords = again?.words ?? ""
        self.foodFrom = buddy ?? ""
    }
}
