import FoodCatalogue
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
    let groups: [FactGroup]

    init(_ sum: NutrientSum, _ name: DayName, units: Units, frame: Frame) {
        self.frame = frame
        self.dayName = name.name
        self.foods = sum.parts == 1 ? "1 food" : "\(sum.parts) foods"
        self.nothingEaten = sum.parts == 0
        self.groups = FactGroup.groups(units: units, showingEnergy: !frame.noPressure) { nutrient in
            let known = sum.knowing(nutrient.number)
            let note = known == sum.parts ? "" : "in \(known) of \(sum.parts) foods"
            return (known == 0 ? nil : sum.total[nutrient.number], note)
        }
    }
}
