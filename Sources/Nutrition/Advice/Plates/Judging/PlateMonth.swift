import HealthMath
import Members

/// The days that somebody ate by proposals alone.
package struct PlateMonth: Sendable {
    let eater: PlateEater
    var days: [PlateDay] = []

    package var name: String { self.eater.name }

    /// The fewest different plates among the meals of any seven days in a row.
    package var fewestOfWeek: Int {
        guard self.days.count >= 7 else { return Set(self.days.flatMap(\.plates)).count }
        return (0...(self.days.count - 7)).map { Set(self.days[$0..<($0 + 7)].flatMap(\.plates)).count }.min() ?? 0
    }

    /// The mean share of a day's goal that was eaten.
    package var energyShare: Double { self.mean { $0.facts.kcal / self.eater.target.kilocalories } }
    package var proteinShare: Double { self.mean { $0.facts.protein / self.eater.target.macros.protein } }
    package var carbohydrateShare: Double {
        self.mean { $0.facts.carbohydrate / self.eater.target.macros.carbohydrate }
    }
    package var fatShare: Double { self.mean { $0.facts.fat / self.eater.target.macros.fat } }
    /// In grams a day.
    package var fibre: Double { self.mean(\.facts.fibre) }
    /// Portions of vegetables and fruit a day.
    package var plants: Double { self.mean { Double($0.portionsOfPlants) } }

    /// The means of a day, as shares of its goal.
    package var summary: String {
        let shares = [
            ("energy", self.energyShare), ("protein", self.proteinShare), ("carbohydrate", self.carbohydrateShare),
            ("fat", self.fatShare),
        ]
        return shares.map { "\($0.0) \(Numerals.text($0.1 * 100)) %" }.joined(separator: ", ")
            + ", \(Numerals.text(self.fibre)) g fibre, \(Numerals.text(self.plants, decimals: 1)) of 5 a day, "
            + "at least \(self.fewestOfWeek) plates a week"
    }

    /// Lines for reading: each day's plates with their reasons, and its sums.
    package var lines: [String] {
        self.days.flatMap { day in
            let facts = day.facts
            let sums = [
                "\(Numerals.text(facts.kcal)) kcal", "\(Numerals.text(facts.protein)) g protein",
                "\(Numerals.text(facts.carbohydrate)) g carbohydrate", "\(Numerals.text(facts.fat)) g fat",
                "\(Numerals.text(facts.fibre)) g fibre", "\(Numerals.text(facts.sodium)) mg sodium",
                "\(day.portionsOfPlants) of 5",
            ]
            let head = "\(day.day)\(day.trained ? " (training)" : ""): " + sums.joined(separator: ", ")
            return [head] + day.meals.map(\.line)
        }
    }

    private func mean(_ amount: (PlateDay) -> Double) -> Double {
        self.days.isEmpty ? 0 : self.days.map(amount).reduce(0, +) / Double(self.days.count)
    }
}

/// A day of such a month.
struct PlateDay: Sendable {
    struct Meal: Sendable {
        let occasion: Idea.Occasion
        /// The proposed plates, that which was eaten first.
        let list: [ServedPlate]
        let reasons: [String]
        /// What was left of the day before, in kcal.
        let allowed: Double

        var line: String {
            let served = self.list[0]
            let kcal = Numerals.text(served.facts.kcal)
            return "  \(self.occasion.rawValue) \(served.plate.name) (\(kcal) kcal): "
                + "\(served.words.joined(separator: ", ")). \(self.reasons[0])"
        }
    }

    let day: CalendarDay
    let trained: Bool
    var meals: [Meal] = []

    var plates: [Plate.ID] { self.meals.map { $0.list[0].plate.id } }
    var facts: PlateFacts {
        self.meals.reduce(into: PlateFacts()) { $0.add($1.list[0].facts, times: 1) }
    }
    var portionsOfPlants: Int {
        Int((self.meals.reduce(0) { $0 + $1.list[0].grams(of: .plants) } / 80).rounded())
    }
}
