import FoodCatalogue
import HealthMath
import Members
import Web

/// The page of all known nutrients of a day.
struct DayNutrientsPage: PageModel {
    static let template = "diary/nutrients"
    var isKept: Bool { true }

    let frame: Frame
    let dayName: String
    let foods: String
    let nothingEaten: Bool
    let table: FactTable

    /// Creates the page; the day's energy is what its rows add up to, as on the day's own page.
    init(_ sum: NutrientSum, _ day: ShownDay, _ name: DayName, frame: Frame) {
        self.frame = frame
        self.dayName = name.name
        self.foods = sum.parts == 1 ? "1 food" : "\(sum.parts) foods"
        self.nothingEaten = sum.parts == 0
        self.table = FactTable(units: day.units, showingEnergy: !frame.noPressure) { nutrient in
            let known = sum.knowing(nutrient.number)
            let note = known == sum.parts ? "" : "in \(known) of \(sum.parts) foods"
            if known == 0 { return (nil, note) }
            let isEnergy = nutrient.number == Nutrient.energy
            return (isEnergy ? day.units.energy.unit.kilocalories(day.eaten) : sum.total[nutrient.number], note)
        }
    }
}
